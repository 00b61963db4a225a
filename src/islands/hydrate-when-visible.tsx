import { type ComponentType, createElement, lazy, memo, type ReactElement, Suspense, useState } from 'react';
import { builtHtml } from '../lib/security/trusted-types';
import { type PartModule, prerendered, prerendering } from './prerender';
import { builtHtmlOf, type IslandProps } from './static-island';

/** Resolves when the island is less than a third of a screen from the viewport, or has the focus. */
function untilNear(name: string): Promise<void> {
  const island = document.querySelector(`[data-island="${name}"]`);
  if (!island) return Promise.resolve();
  return new Promise((resolve) => {
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

/** Resolves when the visitor does something or already has, or has come with a query, which may be for the island. */
function untilActive(): Promise<void> {
  const acted = window.scrollY > 0 || document.activeElement !== document.body;
  if (acted || window.location.search) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'])
      window.addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  });
}

/** A promise that stays pending: React keeps the HTML of what it waits for. */
const never = () => new Promise<never>(() => {});

function Hydrated<P extends object>({ name, Part, props }: IslandProps<P>): ReactElement {
  const [html] = useState(() => builtHtmlOf(name));
  const built = html === undefined ? null : <div dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />;
  return <Suspense fallback={built}>{createElement(Part, props)}</Suspense>;
}

/** React would replace HTML that it hasn't hydrated if it rendered the part again. The data of a built page never changes. */
const HydratedOnce = memo(Hydrated, () => process.env.NODE_ENV !== 'development') as typeof Hydrated;

/**
 * An interactive part far down a page. Its HTML is in the page; its code is loaded shortly before it's visible and hydrates the
 * HTML in place, so that nothing moves and focus is kept. If the code can't be loaded, the HTML stays as it is.
 * @param name unique on the site
 * @param load imports the part's module
 * @param onActivity waits for a sign of the visitor too, for a large part near the top of a page
 */
export function hydrateWhenVisible<P extends object>(
  name: string,
  load: () => Promise<PartModule<P>>,
  onActivity = false,
): (props: P) => ReactElement {
  if (prerendering) {
    const Part = prerendered(name, load);
    return (props) => (
      <div data-island={name}>
        <Suspense>{Part(props)}</Suspense>
      </div>
    );
  }
  const until = async () => Promise.all([untilNear(name), onActivity && untilActive()]);
  const Part = lazy(() => until().then(load).catch(never)) as unknown as ComponentType<P>;
  return (props) => (
    <div data-island={name}>
      <HydratedOnce name={name} Part={Part} props={props} />
    </div>
  );
}
