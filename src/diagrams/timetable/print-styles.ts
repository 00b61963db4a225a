import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

/** Text over lines: an outline in the color of the board keeps it readable. */
export const onPaper = css({ stroke: color.white, strokeWidth: 5, strokeLinejoin: 'round' });

/** Paints the outline below the letters. An attribute, because the HTML checker doesn't know the CSS property. */
export const rimFirst = { paintOrder: 'stroke' } as const;
