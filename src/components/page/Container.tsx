import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { size } from '../../theme/tokens';

const container = css({ maxWidth: size.page, marginInline: 'auto', paddingInline: size.gutter });
const wideContainer = css(container, { maxWidth: `calc(${size.reference} + 2 * ${size.gutter})` });

type ContainerProps = { children: ReactNode; wide?: boolean | undefined; className?: string };

/** Limits content to the page's width, with gutters. Pages of the reference are wider. */
export function Container({ children, wide, className }: ContainerProps) {
  return (
    <div css={wide ? wideContainer : container} className={className}>
      {children}
    </div>
  );
}
