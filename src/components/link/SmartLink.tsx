import type { ReactNode } from 'react';
import { parseLink } from '../../lib/routing/links';
import { Icon } from '../icon/Icon';
import { visuallyHidden } from '../visually-hidden';

type SmartLinkProps = {
  href: string;
  children: ReactNode;
  className?: string;
  /** Opens in a new tab, and says so. For external addresses only. */
  newTab?: boolean;
  /** Leaves out the arrow that marks an external address, if the text makes it clear. */
  plain?: boolean;
  /** Keeps translators from changing a name. */
  translate?: 'no';
  'aria-current'?: 'page' | 'true' | undefined;
  /** The rail whose color is inside. */
  'data-rail'?: string | undefined;
};

function ExternalLink({ href, newTab, plain, children, ...rest }: SmartLinkProps) {
  const target = newTab ? { target: '_blank' } : {};
  return (
    <a href={href} rel="noopener" {...target} {...rest}>
      {children}
      {plain ? null : <Icon name="arrowUpRight" />}
      {newTab ? <span css={visuallyHidden}> (opens in a new tab)</span> : null}
    </a>
  );
}

/** A link: a plain one within the site, a marked one for external addresses. */
export function SmartLink(props: SmartLinkProps) {
  const { href, newTab: _newTab, plain: _plain, ...rest } = props;
  const link = parseLink(href);
  if (link.kind === 'external') return <ExternalLink {...props} />;
  return <a href={link.href} {...rest} />;
}
