import { css } from '@emotion/react';
import { createElement, Fragment, type ReactElement, useState } from 'react';
import { useHydrated } from '../lib/hooks/use-hydrated';
import { type Loadable, loadable } from '../lib/loading/loadable';
import { followLink } from '../lib/routing/link-navigation';
import { builtHtml } from '../lib/security/trusted-types';
import { AfterPaint } from './after-paint';
import { savedIslandHtml, saveIslandHtml } from './first-page';
import { type Island, type IslandModule, prerenderedIsland } from './island';
import { prerendered, prerendering } from './prerender';
import { useModule } from './use-module';

/** Keeps the footer below the fold while an island above it is empty. */
const loading = css({ minHeight: '100vh' });

/**
 * A part of a page that isn't hydrated: headings, text, pictures, plain links. On the first page its built HTML stays, and its
 * code is neither loaded nor run; the code is loaded on client-side navigation. Give it a `key` that changes with the page if
 * one template serves many pages.
 * @param name of the island, unique on the site
 * @param load imports the island's module
 * @param place where it is on every page: "below" the fold it's rendered after the first paint of a page (after-paint.tsx)
 */
export function staticIsland<P extends object>(
  name: string,
  load: () => Promise<IslandModule<P>>,
  place: 'top' | 'below' = 'top',
): Island<P> {
  if (prerendering) {
    const module = prerendered(name, load);
    return prerenderedIsland((props) => (
      <div data-island={name}>{createElement(module().default, props)}</div>
    ));
  }
  const part = loadable(load);
  const render = (props: P) => <StaticIsland name={name} part={part} place={place} props={props} />;
  return Object.assign(render, {
    load: part.load,
    ready: (pathname: string) => part.get() !== undefined || savedIslandHtml(name, pathname) !== undefined,
  });
}

type PartProps<P> = {
  name: string;
  part: Loadable<IslandModule<P>>;
  place: 'top' | 'below';
  props: P;
};

function StaticIsland<P extends object>({ name, ...rest }: PartProps<P>): ReactElement {
  const hydrated = useHydrated();
  const [html] = useState(() => (hydrated ? savedIslandHtml(name) : saveIslandHtml(name)));
  if (html === undefined) return <Rendered name={name} {...rest} />;
  return (
    <div data-island={name} onClick={followLink} dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />
  );
}

/** The island as React renders it, after client-side navigation. */
function Rendered<P extends object>({ name, part, place, props }: PartProps<P>): ReactElement {
  const module = useModule(part);
  if (!module) return <div data-island={name} data-late css={loading} />;
  const Timing = place === 'below' ? AfterPaint : Fragment;
  return (
    <div data-island={name}>
      <Timing>{createElement(module.default, props)}</Timing>
    </div>
  );
}
