import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { size } from '../../theme/tokens';

const container = css({ maxWidth: size.page, marginInline: 'auto', paddingInline: size.gutter });

/** Limits content to the page's width, with gutters. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div css={container} className={className}>
      {children}
    </div>
  );
}
