import { type ComponentType, createElement, lazy, memo, type ReactElement, Suspense, useState } from 'react';
import { useHydrated } from '../lib/hooks/use-hydrated';
import { type Loadable, loadable, loadPatiently } from '../lib/loading/loadable';
import { findIsland, savedIslandHtml, saveIslandHtml } from './first-page';
import { type Island, type IslandModule, prerenderedIsland } from './island';
import { prerendered, prerendering } from './prerender';
import { useModule } from './use-module';

/**
 * Resolves when the island is less than a third of a screen away from what the visitor sees, however the visitor
 * comes there: by scrolling, by a link to a fragment, or by the focus of the keyboard.
 */
function approach(name: string): Promise<void> {
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

type PartProps<P> = {
  name: string;
  part: Loadable<IslandModule<P>>;
  /** The part on the page that the browser loaded: suspended until the visitor is near and its code is there. */
  Deferred: ComponentType<P>;
  props: P;
};

/**
 * An interactive part far down a page. Its HTML is in the page already; its code comes shortly before the visitor does,
 * and hydrates the HTML in place, so that nothing moves and no focus is lost. While the code cannot be loaded the HTML
 * stays as it is. On the way from another page the code is loaded before the page is shown.
 * @param name of the part, unique on the site
 * @param load imports the part's module
 */
export function hydrateWhenVisible<P extends object>(
  name: string,
  load: () => Promise<IslandModule<P>>,
): Island<P> {
  if (prerendering) {
    const module = prerendered(name, load);
    return prerenderedIsland((props) => (
      <div data-island={name}>
        <Suspense>{createElement(module().default, props)}</Suspense>
      </div>
    ));
  }
  const part = loadable(load);
  // Of use on one page only, because what it watches is gone with that page. Its promise never rejects.
  const Deferred = lazy(() =>
    approach(name).then(() => loadPatiently(part.load, () => findIsland(name))),
  ) as unknown as ComponentType<P>;
  const ready = (pathname: string) =>
    part.get() !== undefined || savedIslandHtml(name, pathname) !== undefined;
  const render = (props: P) => <VisibleIsland name={name} part={part} Deferred={Deferred} props={props} />;
  return Object.assign(render, { load: part.load, ready });
}

function VisibleIsland<P extends object>(parts: PartProps<P>): ReactElement {
  const [hydrated] = useState(useHydrated());
  return hydrated ? <Rendered {...parts} /> : <Hydrating {...parts} />;
}

/** The part on the way from another page; back on the page that the browser loaded, its HTML until the code is there. */
function Rendered<P extends object>({ name, part, props }: PartProps<P>): ReactElement {
  const module = useModule(part);
  const html = module ? undefined : savedIslandHtml(name);
  if (html !== undefined) return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
  if (!module) return <div data-island={name} data-late />;
  return <div data-island={name}>{createElement(module.default, props)}</div>;
}

const Hydrating = <P extends object>({ name, ...parts }: PartProps<P>): ReactElement => (
  <div data-island={name}>
    <StableBoundary name={name} {...parts} />
  </div>
);

/**
 * React gives up on HTML that it has not hydrated yet when something above it changes. The HTML is then the fallback
 * until the code is there. Memoized, so that the end of the page's own hydration changes nothing.
 */
function Boundary<P extends object>({ name, Deferred, props }: PartProps<P>): ReactElement {
  const [html] = useState(() => saveIslandHtml(name));
  const fallback = html === undefined ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
  return <Suspense fallback={fallback}>{createElement(Deferred, props)}</Suspense>;
}

const StableBoundary = memo(Boundary) as typeof Boundary;
