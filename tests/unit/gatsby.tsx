/** The one stand-in for Gatsby's runtime in unit tests: links are plain anchors, queries are set by the test. */
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  replace?: boolean;
  children?: ReactNode;
};

export const navigate = jest.fn();
export const graphql = (): null => null;
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string): string => path;

/**
 * Renders what Gatsby's Link renders: an anchor to `to` that the browser itself does not follow. Whether it replaces the
 * entry in history is told by an attribute.
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const keepHere = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
  };
  return (
    <a href={to} data-replace={replace} {...rest} onClick={keepHere}>
      {children}
    </a>
  );
}
