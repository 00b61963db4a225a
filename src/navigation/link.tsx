/**
 * Replaces gatsby-link in the browser's bundle (src/gatsby/patches/browser-bundle.ts). Gatsby's Link renders four components,
 * observes itself with its own IntersectionObserver, and renders again after each navigation.
 */
import type { AnchorHTMLAttributes, MouseEvent, ReactElement, ReactNode } from 'react';
import { isSpecial } from '../lib/routing/link-navigation';
import { withBasePath } from '../lib/routing/page-path';
import { watchLink } from './visible-links';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the site, with query and fragment if it has them. */
  to: string;
  state?: object;
  /** Whether it replaces the history entry; a link to the current page does by default. One with another query never does. */
  replace?: boolean;
  children?: ReactNode;
};

const isCurrent = (href: string): boolean => encodeURI(href) === window.location.pathname;

/** Whether the address has a query that the link doesn't have, such as the volumes of a calculator. Back must lead to it. */
const losesQuery = (href: string): boolean =>
  window.location.search !== '' && parsePath(href).search !== window.location.search;

/** A link within the site, followed without a full load. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps): ReactElement {
  const href = withBasePath(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (rest.target || isSpecial(event)) return;
    event.preventDefault();
    const replaces = (replace ?? isCurrent(href)) && !losesQuery(href);
    window.___navigate(href, { replace: replaces, ...(state ? { state } : {}) });
  };
  return (
    <a
      ref={watchLink}
      aria-current={isCurrent(href) ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={follow}
    />
  );
}

/** Navigates to a page of the site. */
export const navigate = (to: string | number, options?: { replace?: boolean; state?: object }): void =>
  window.___navigate(typeof to === 'number' ? to : withBasePath(to), options);

export const withPrefix = withBasePath;
export const withAssetPrefix = withBasePath;

/** The parts of an address, as Gatsby's navigation reads them: the query and the fragment include their sign. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname: pathname || '/', search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}
