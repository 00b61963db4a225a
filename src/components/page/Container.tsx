import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { size } from '../../theme/tokens';

const container = css({ maxWidth: size.page, marginInline: 'auto', paddingInline: size.gutter });

/** The width of the page, with its gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div css={container} className={className}>
      {children}
    </div>
  );
}
