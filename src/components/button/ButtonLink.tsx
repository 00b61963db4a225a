import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, radius, space, text, transition } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: space(11.5),
  paddingInline: `min(${space(5)}, 5.5vw)`,
  border: `1px solid ${color.ink}`,
  borderRadius: radius.pill,
  ...text.nav,
  textDecoration: 'none',
  textAlign: 'center',
  [media.motion]: { transition: transition('background-color', 'quick') },
});

const looks = {
  solid: css({
    backgroundColor: color.ink,
    color: color.onFill,
    '&:hover': { backgroundColor: color.inkHover },
    // Browsers don't print backgrounds, and white text would be lost without one.
    [media.print]: { backgroundColor: 'transparent', color: 'inherit' },
  }),
  ghost: css({ borderColor: color.control, '&:hover': { backgroundColor: color.surface } }),
};

const compact = css({ minHeight: space(9.5), paddingInline: space(4), whiteSpace: 'nowrap' });

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  /** Solid for the main action, ghost for the other. */
  look?: keyof typeof looks;
  small?: boolean;
};

/** A link that looks like a button. External links have no arrow: the text says where they lead. */
export function ButtonLink({ href, children, look = 'solid', small = false }: ButtonLinkProps) {
  return (
    <SmartLink href={href} plain css={[base, looks[look], small && compact]}>
      {children}
    </SmartLink>
  );
}
