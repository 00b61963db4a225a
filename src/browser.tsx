/** What runs once in the browser. */
import { Global, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { answerSearchRequests } from './components/search/answer-requests';
import { ContentProblems } from './develop/ContentProblems';
import { startErrorReporting } from './error-reporting/report';
import { followCodeLanguage } from './lib/code-language';
import { hashStore } from './lib/hash-store';
import { globalStyles } from './theme/global-styles';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => startErrorReporting();

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  followCodeLanguage();
  answerSearchRequests();
};

type Located = { location: { pathname: string; search: string; action?: string } };

/**
 * Back and forward within a page: the browser itself goes to where the visitor was at that entry. Gatsby, which tells entries
 * of fragments not apart, would go to where the visitor was last.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const before = (prevRouterProps as Located | undefined)?.location;
  const { pathname, action } = (routerProps as unknown as Located).location;
  // The router names the action of its own navigations alone.
  return action === 'PUSH' || before?.pathname !== pathname;
};

/** Gatsby moves between pages without a hashchange event. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => hashStore.refresh();

/** Tells Emotion which styles the page was built with (src/ssr/emotion.tsx), before anything inside asks for one. */
function KnownStyles({ children }: { children: ReactNode }) {
  const cache = useEmotionCache();
  const built = document.querySelector('style[data-styles]')?.textContent ?? '';
  for (const [, id = ''] of built.matchAll(/\.css-(\w+)/g)) if (cache) cache.inserted[id] = true;
  return children;
}

/** A built page has its styles in its head; while developing they come from here, with what is wrong with the content. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) =>
  process.env.NODE_ENV === 'production' ? (
    <KnownStyles>{element}</KnownStyles>
  ) : (
    <>
      <Global styles={globalStyles} />
      {element}
      <ContentProblems />
    </>
  );
