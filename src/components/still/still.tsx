import { css } from '@emotion/react';
import { type ComponentType, createElement, lazy, type ReactElement, Suspense, useState } from 'react';
import { followLink } from '../../lib/follow-link';
import { useHydrated } from '../../lib/use-hydrated';
import { PartHasCome } from './PartHasCome';

type Module<P> = { default: ComponentType<P> };

/** While a part is loading on the way to another page, the footer stays below the fold. */
const loading = css({ '&:empty': { minHeight: '100vh' } });

const selectorOf = (name: string): string => `[data-still="${name}"]`;

/**
 * A part of a page that has nothing to do in the browser: headings, words, pictures, plain links. Its HTML is in the
 * page already, so on the page that was asked for the browser neither loads nor runs its code; it is loaded when a
 * visitor comes to the page from another one. Give it a `key` that changes with the page where one template serves many.
 * @param name of the part, unique on the site
 * @param load gives the part's module in the browser
 * @param built the part's module during the build, where nothing is loaded later; undefined in the browser
 */
export function still<P extends object>(
  name: string,
  load: () => Promise<Module<P>>,
  built: Module<P> | undefined,
): (props: P) => ReactElement {
  if (built) return (props) => <div data-still={name}>{createElement(built.default, props)}</div>;
  const Part = lazy(load);
  return (props) => <Still name={name}>{createElement(Part as unknown as ComponentType<P>, props)}</Still>;
}

/** The part in the browser: the HTML that is there, or on the way from another page the part itself. */
function Still({ name, children }: { name: string; children: ReactElement }) {
  const hydrated = useHydrated();
  const [html] = useState(() => (hydrated ? undefined : document.querySelector(selectorOf(name))?.innerHTML));
  if (html !== undefined) {
    return <div data-still={name} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div data-still={name} css={loading}>
      <Suspense fallback={null}>
        {children}
        <PartHasCome />
      </Suspense>
    </div>
  );
}
