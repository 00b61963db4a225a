import { css } from '@emotion/react';
import { media } from '../theme/tokens';

/** Hidden without JavaScript and in print. */
export const scriptOnly = css({
  'html:not([data-script]) &': { display: 'none' },
  [media.print]: { display: 'none' },
});
