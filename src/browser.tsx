/** What runs once in the browser. */
import { Global, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { ContentProblems } from './develop/ContentProblems';
import { startErrorReporting } from './error-reporting/report';
import { hashStore } from './lib/hash-store';
import { globalStyles } from './theme/global-styles';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => startErrorReporting();

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
