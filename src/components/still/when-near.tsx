import { type ComponentType, createElement, lazy, memo, type ReactElement, Suspense, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { PartHasCome } from './PartHasCome';

type Module<P> = { default: ComponentType<P> };

const selectorOf = (name: string): string => `[data-near="${name}"]`;

/**
 * Fulfilled when the part with this name is less than a third of a screen away from what the visitor sees, however the visitor
 * comes there: by scrolling, by a link to a fragment, or by the focus of the keyboard.
 */
function nearing(name: string): Promise<void> {
  return new Promise((resolve) => {
    const part = document.querySelector(selectorOf(name));
    if (!part) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '30% 0px' },
    );
    observer.observe(part);
  });
}

type BoundaryProps<P> = {
  name: string;
  Near: ComponentType<P>;
  AtOnce: ComponentType<P>;
  late: boolean;
  props: P;
};

/**
 * React gives up on HTML that it has not taken over yet when something above it changes. The HTML then stands in for
 * the part until its code is there. Kept apart and as it is, so that the end of the page's own hydration changes nothing.
 */
function Boundary<P extends object>({ name, Near, AtOnce, late, props }: BoundaryProps<P>) {
  const [Part] = useState(() => (late ? AtOnce : Near));
  const [html] = useState(() => (late ? undefined : document.querySelector(selectorOf(name))?.innerHTML));
  const standIn = html === undefined ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Suspense fallback={standIn}>
      {createElement(Part, props)}
      {late ? <PartHasCome /> : null}
    </Suspense>
  );
}

const StableBoundary = memo(Boundary) as typeof Boundary;

/**
 * A live part far down a page. Its HTML is in the page already; its code comes shortly before the visitor does, and
 * takes the HTML over in place, so that nothing moves and no focus is lost. On the way from another page it comes at once.
 * @param name of the part, unique on a page
 * @param load gives the part's module in the browser
 * @param built the part's module during the build, where nothing is loaded later; undefined in the browser
 */
export function whenNear<P extends object>(
  name: string,
  load: () => Promise<Module<P>>,
  built: Module<P> | undefined,
): (props: P) => ReactElement {
  if (built) {
    return (props) => (
      <div data-near={name}>
        <Suspense>{createElement(built.default, props)}</Suspense>
      </div>
    );
  }
  // One that waits is of no use on another page: the part that it watches is gone with the page that it stood on.
  const parts = {
    Near: lazy(() => nearing(name).then(load)) as unknown as ComponentType<P>,
    AtOnce: lazy(load) as unknown as ComponentType<P>,
  };
  return (props) => <WhenNear name={name} {...parts} props={props} />;
}

function WhenNear<P extends object>({ name, ...parts }: Omit<BoundaryProps<P>, 'late'>) {
  const [late] = useState(useHydrated());
  return (
    <div data-near={name}>
      <StableBoundary name={name} late={late} {...parts} />
    </div>
  );
}
