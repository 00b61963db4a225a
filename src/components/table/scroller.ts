import { css } from '@emotion/react';
import { media } from '../../theme/tokens';

/** Around a table with amounts that must not wrap: large text on a phone would push the last column off the page. */
export const scroller = css({ overflowX: 'auto', [media.print]: { overflow: 'visible' } });
