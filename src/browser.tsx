/** What runs once in the browser. */
import { Global } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { ContentProblems } from './develop/ContentProblems';
import { startErrorReporting } from './error-reporting/report';
import { hashStore } from './lib/hash-store';
import { globalStyles } from './theme/global-styles';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => startErrorReporting();

/** Gatsby moves between pages without a hashchange event. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => hashStore.refresh();

/** A built page has the global styles in its head; while developing they come from here, with what is wrong with the content. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) =>
  process.env.NODE_ENV === 'production' ? (
    element
  ) : (
    <>
      <Global styles={globalStyles} />
      {element}
      <ContentProblems />
    </>
  );
