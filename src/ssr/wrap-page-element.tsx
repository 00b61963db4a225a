import type { GatsbySSR, WrapPageElementBrowserArgs } from 'gatsby';
import { wrapPageElement as wrap } from '../error-reporting/wrap-page-element';
import { IslandCheck, type WithIslands } from '../islands/island';
import { Layout } from '../layout/Layout';

/** Wraps a page as the browser does. The build stops if the page has an island that its template doesn't list. */
export const wrapPageElement: NonNullable<GatsbySSR['wrapPageElement']> = (page, options) => {
  const { islands = [] } = Object(page.element.type) as WithIslands;
  const listed = new Set<unknown>([...islands, ...Layout.islands]);
  const check = (name: string, island: unknown): void => {
    if (!listed.has(island))
      throw new Error(
        `The page has the island "${name}", but its template doesn't list it. Add it to the template's "islands", so that navigation loads it before it shows the page.`,
      );
  };
  return (
    <IslandCheck.Provider value={check}>
      {wrap(page as WrapPageElementBrowserArgs, options)}
    </IslandCheck.Provider>
  );
};
