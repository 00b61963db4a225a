import { css } from '@emotion/react';
import { createElement, type ReactElement, useState } from 'react';
import { useHydrated } from '../lib/hooks/use-hydrated';
import { type Loadable, loadable } from '../lib/loading/loadable';
import { followLink } from '../lib/routing/link-navigation';
import { savedIslandHtml, saveIslandHtml } from './first-page';
import { type Island, type IslandModule, prerenderedIsland } from './island';
import { prerendered, prerendering } from './prerender';
import { useModule } from './use-module';

/** The footer stays below the fold while an island above it is empty. */
const loading = css({ minHeight: '100vh' });

/**
 * A part of a page that is not hydrated: headings, words, pictures, plain links. Its HTML is in the page already, so on
 * the page that the browser loaded its code is neither loaded nor run; it is loaded when a visitor comes to the page
 * from another one. Give it a `key` that changes with the page where one template serves many.
 * @param name of the part, unique on the site
 * @param load imports the part's module
 */
export function staticIsland<P extends object>(
  name: string,
  load: () => Promise<IslandModule<P>>,
): Island<P> {
  if (prerendering) {
    const module = prerendered(name, load);
    return prerenderedIsland((props) => (
      <div data-island={name}>{createElement(module().default, props)}</div>
    ));
  }
  const part = loadable(load);
  const render = (props: P) => <StaticIsland name={name} part={part} props={props} />;
  return Object.assign(render, {
    load: part.load,
    ready: (pathname: string) => part.get() !== undefined || savedIslandHtml(name, pathname) !== undefined,
  });
}

type PartProps<P> = { name: string; part: Loadable<IslandModule<P>>; props: P };

function StaticIsland<P extends object>({ name, ...rest }: PartProps<P>): ReactElement {
  const hydrated = useHydrated();
  const [html] = useState(() => (hydrated ? savedIslandHtml(name) : saveIslandHtml(name)));
  if (html === undefined) return <Rendered name={name} {...rest} />;
  return <div data-island={name} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The part as React renders it, on the way from another page. */
function Rendered<P extends object>({ name, part, props }: PartProps<P>): ReactElement {
  const module = useModule(part);
  if (!module) return <div data-island={name} data-late css={loading} />;
  return <div data-island={name}>{createElement(module.default, props)}</div>;
}
