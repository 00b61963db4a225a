import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { isFile, parseLink } from '../../lib/routing/links';
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

/**
 * Whether the link replaces the history entry. Gatsby's Link compares paths only, and would replace "/updates" with
 * "/updates?filter=..."; so if the caller has compared the whole address (`aria-current`), that decides.
 */
const replacing = (props: SmartLinkProps): { replace?: boolean } =>
  'aria-current' in props ? { replace: props['aria-current'] === 'page' } : {};

/** A link: Gatsby's within the site, a marked plain one for external addresses. */
export function SmartLink(props: SmartLinkProps) {
  const { href, newTab: _newTab, plain: _plain, ...rest } = props;
  const link = parseLink(href);
  if (link.kind === 'external') return <ExternalLink {...props} />;
  if (link.kind === 'internal' && !isFile(link.path)) {
    return <Link to={link.href} {...replacing(props)} {...rest} />;
  }
  return <a href={href} {...rest} />;
}
