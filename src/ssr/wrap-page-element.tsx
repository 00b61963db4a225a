import type { GatsbySSR, WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { wrapPageElement as wrap } from '../error-reporting/wrap-page-element';
import { islandCheck, type Preloadable, type WithIslands } from '../islands/island';
import { Layout } from '../layout/Layout';

/** A page whose islands are checked. A page is rendered without a pause, so that no other one comes between. */
function Checked({ islands, children }: { islands: readonly Preloadable[]; children: ReactNode }) {
  const listed = new Set<unknown>([...islands, ...Layout.islands]);
  islandCheck.ofPage = (name, island) => {
    if (!listed.has(island))
      throw new Error(
        `The page has the island "${name}", but its template doesn't list it. Add it to the template's "islands", so that navigation loads it before it shows the page.`,
      );
  };
  return <>{children}</>;
}

/** Wraps a page as the browser does. The build stops if the page has an island that its template doesn't list. */
export const wrapPageElement: NonNullable<GatsbySSR['wrapPageElement']> = (page, options) => {
  const { islands = [] } = Object(page.element.type) as WithIslands;
  return <Checked islands={islands}>{wrap(page as WrapPageElementBrowserArgs, options)}</Checked>;
};
