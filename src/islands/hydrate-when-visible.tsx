import { type ComponentType, createElement, lazy, memo, type ReactElement, Suspense, useState } from 'react';
import { useBuilt } from '../lib/hooks/use-hydrated';
import { type Loadable, loadable, loadPatiently } from '../lib/loading/loadable';
import { builtHtml } from '../lib/security/trusted-types';
import { AfterPaint } from './after-paint';
import { findIsland, savedIslandHtml, saveIslandHtml } from './built-html';
import { rememberControls } from './early-input';
import { type Island, type IslandModule, prerenderedIsland } from './island';
import { prerendered, prerendering } from './prerender';
import { useModule } from './use-module';

/**
 * Resolves when the island is less than a third of a screen from the viewport, by scrolling, by a link to a fragment, or by
 * keyboard focus.
 */
function untilNear(name: string): Promise<void> {
  return new Promise((resolve) => {
    const island = findIsland(name);
    if (!island) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '30% 0px' },
    );
    observer.observe(island);
  });
}

function rememberControlsOf(name: string): void {
  const island = findIsland(name);
  if (island) rememberControls(island);
}

type PartProps<P> = {
  name: string;
  part: Loadable<IslandModule<P>>;
  /** The component on the first page: suspended until the island is near and its code is loaded. */
  Deferred: ComponentType<P>;
  props: P;
};

/**
 * An interactive part far down a page. Its HTML is in the page; its code is loaded shortly before it's visible and hydrates the
 * HTML in place, so that nothing moves and focus is kept. If the code can't be loaded, the HTML stays as it is. On
 * client-side navigation the code is loaded before the page is shown.
 * @param name of the island, unique on the site
 * @param load imports the island's module, with a `webpackChunkName` that starts with "island-". By that name
 *   (src/navigation/island-chunks.ts) the code is fetched together with a page that has the island; without it, the next page would
 *   take one more round trip.
 */
export function hydrateWhenVisible<P extends object>(
  name: string,
  load: () => Promise<IslandModule<P>>,
): Island<P> {
  if (prerendering) {
    const module = prerendered(name, load);
    return prerenderedIsland(name, (props) => (
      <div data-island={name}>
        <Suspense>{createElement(module().default, props)}</Suspense>
      </div>
    ));
  }
  const part = loadable(load);
  // Used on one page only, because the element that it observes is gone with that page. Its promise never rejects.
  const Deferred = lazy(() =>
    untilNear(name).then(async () => {
      const module = await loadPatiently(part.load, () => findIsland(name));
      rememberControlsOf(name);
      return module;
    }),
  ) as unknown as ComponentType<P>;
  const ready = (pathname: string) =>
    part.get() !== undefined || savedIslandHtml(name, pathname) !== undefined;
  const render = (props: P) => <VisibleIsland name={name} part={part} Deferred={Deferred} props={props} />;
  return Object.assign(render, { load: part.load, ready });
}

function VisibleIsland<P extends object>(parts: PartProps<P>): ReactElement {
  const isBuilt = useBuilt();
  return isBuilt ? <Hydrating {...parts} /> : <Rendered {...parts} />;
}

/** The island after client-side navigation; back on the first page, its built HTML until the code is loaded. */
function Rendered<P extends object>({ name, part, props }: PartProps<P>): ReactElement {
  const module = useModule(part);
  const html = module ? undefined : savedIslandHtml(name);
  if (html !== undefined)
    return <div data-island={name} dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />;
  if (!module) return <div data-island={name} data-late />;
  return (
    <div data-island={name}>
      <AfterPaint>{createElement(module.default, props)}</AfterPaint>
    </div>
  );
}

const Hydrating = <P extends object>({ name, ...parts }: PartProps<P>): ReactElement => (
  <div data-island={name}>
    <StableBoundary name={name} {...parts} />
  </div>
);

/**
 * React discards HTML that it hasn't hydrated yet when something above it updates. The built HTML is then the fallback until
 * the code is loaded. Memoized, so that the end of the page's own hydration isn't such an update.
 */
function Boundary<P extends object>({ name, Deferred, props }: PartProps<P>): ReactElement {
  const [html] = useState(() => saveIslandHtml(name));
  const fallback = html === undefined ? null : <BuiltCopy name={name} html={html} />;
  return <Suspense fallback={fallback}>{createElement(Deferred, props)}</Suspense>;
}

/** A copy of an island's built HTML, which takes the place of the island. */
function BuiltCopy({ name, html }: { name: string; html: string }): ReactElement {
  useState(() => rememberControlsOf(name));
  return <div dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />;
}

const StableBoundary = memo(Boundary) as typeof Boundary;
