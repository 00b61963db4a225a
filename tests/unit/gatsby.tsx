/** The one stand-in for Gatsby's runtime in unit tests: links are plain anchors, queries are set by the test. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; children?: ReactNode };

export const navigate = jest.fn();
export const graphql = (): null => null;
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string): string => path;

/** Renders what Gatsby's Link renders: an anchor to `to`. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
