import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { parseLink } from '../../lib/routing/links';
import { Icon } from '../icon/Icon';
import { visuallyHidden } from '../visually-hidden';

type SmartLinkProps = {
  href: string;
  children: ReactNode;
  className?: string;
  /** Opens in a new tab, and says so; for external addresses only. */
  newTab?: boolean;
  /** Leaves out the arrow that marks an external address, where the words say it already. */
  plain?: boolean;
  'aria-current'?: 'page' | 'true' | undefined;
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
 * A link to the page that is shown makes no new entry in history. Gatsby's Link compares paths alone, and would put
 * "/updates" in the place of "/updates?filter=..."; so where the caller has compared the whole address, that counts.
 */
const replacing = (props: SmartLinkProps): { replace?: boolean } =>
  'aria-current' in props ? { replace: props['aria-current'] === 'page' } : {};

/** A link that goes the right way about it: within the site by Gatsby, elsewhere as a marked plain link. */
export function SmartLink(props: SmartLinkProps) {
  const { href, newTab: _newTab, plain: _plain, ...rest } = props;
  const link = parseLink(href);
  if (link.kind === 'external') return <ExternalLink {...props} />;
  if (link.kind === 'internal' && !/\.[a-z]+$/.test(link.path)) {
    return <Link to={link.href} {...replacing(props)} {...rest} />;
  }
  return <a href={href} {...rest} />;
}
