/** The mock of Gatsby's runtime in unit tests: links are plain anchors, and tests set query results. */
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
 * Renders what Gatsby's Link renders: an anchor to `to` that the browser doesn't follow. An attribute shows whether it
 * replaces the history entry.
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
