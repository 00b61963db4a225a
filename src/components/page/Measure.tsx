import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { size, space } from '../../theme/tokens';

const measure = css({ maxWidth: size.article, paddingTop: space(10), '& > * + *': { marginTop: space(8) } });

/** A column of comfortable reading width. */
export function Measure({ children }: { children: ReactNode }) {
  return <div css={measure}>{children}</div>;
}
