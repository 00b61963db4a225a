import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

/** Words that lie over lines: a rim in the colour of the board keeps them readable. */
export const onPaper = css({ stroke: color.white, strokeWidth: 5, strokeLinejoin: 'round' });

/** Puts the rim under the letters. An attribute, because the HTML checker does not know it as a property of CSS. */
export const rimFirst = { paintOrder: 'stroke' } as const;
