/**
 * Replaces @gatsbyjs/reach-router in the browser's bundle (src/gatsby/patches/browser-bundle.ts). It waits for a frame after each
 * change of the address, and so shows a page one frame later; and it chooses between routes, although a page here has only one.
 */
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pagePath } from '../lib/routing/page-path';
import { applyStylesOf } from '../theme/built-styles';
import { endTransition, globalHistory, type HistoryLocation, readLocation } from './history';
import { focusPage } from './page-focus';

export { globalHistory, navigate } from './history';

type LocationProps = { children: (context: { location: HistoryLocation }) => ReactNode };

/** Renders its children with the address, and again when it changes. */
export function Location({ children }: LocationProps): ReactNode {
  const [location, setLocation] = useState(readLocation);
  useInsertionEffect(() => applyStylesOf(pagePath(location.pathname)), [location.pathname]);
  useLayoutEffect(() => {
    if (location) endTransition();
  }, [location]);
  useEffect(() => globalHistory.listen((change) => setLocation(change.location)), []);
  return children({ location });
}

type RouterProps = { id: string; location: HistoryLocation; children: ReactElement };

/** The element around every page. When the path changes, it gets the focus, or the part of the page that the address names. */
export function Router({ id, location, children }: RouterProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(location.pathname);
  useEffect(() => {
    if (location.pathname === shown.current) return;
    shown.current = location.pathname;
    focusPage(element.current);
  }, [location.pathname]);
  return (
    <div id={id} tabIndex={-1} ref={element}>
      {children}
    </div>
  );
}

/** Part of the router's interface; nothing reads it. */
export const BaseContext = createContext({});

/** Matches an address with routes; the site has none that match many addresses. */
export const pick = (): null => null;
