import { css } from '@emotion/react';
import { createElement, Fragment, type ReactElement, useCallback, useState } from 'react';
import { useBuilt } from '../lib/hooks/use-hydrated';
import { type Loadable, loadable } from '../lib/loading/loadable';
import { followLink } from '../lib/routing/link-navigation';
import { builtHtml } from '../lib/security/trusted-types';
import { AfterPaint } from './after-paint';
import { fillIsland, hasBuiltPage, hasIslandHtml, savedIslandHtml, saveIslandHtml } from './built-html';
import { type Island, type IslandModule, prerenderedIsland } from './island';
import { prerendered, prerendering } from './prerender';
import { useModule } from './use-module';

/** Keeps the footer below the fold while an island above it is empty. */
const loading = css({ minHeight: '100vh' });

/**
 * A part of a page that isn't hydrated: headings, text, pictures, plain links. On the first page its built HTML stays; on
 * client-side navigation it's taken from the HTML of the next page. Its code is loaded only in development, or if that HTML can't
 * be. Give it a `key` that changes with the page if one template serves many pages.
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
    return prerenderedIsland(name, (props) => (
      <div data-island={name}>{createElement(module().default, props)}</div>
    ));
  }
  const part = loadable(load);
  const render = (props: P) => <StaticIsland name={name} part={part} place={place} props={props} />;
  return Object.assign(render, {
    load: part.load,
    fromHtml: true,
    ready: (pathname: string) =>
      part.get() !== undefined || hasBuiltPage(pathname) || savedIslandHtml(name, pathname) !== undefined,
  });
}

type PartProps<P> = {
  name: string;
  part: Loadable<IslandModule<P>>;
  place: 'top' | 'below';
  props: P;
};

function StaticIsland<P extends object>({ name, ...rest }: PartProps<P>): ReactElement {
  const isBuilt = useBuilt();
  const [html] = useState(() => (isBuilt ? saveIslandHtml(name) : undefined));
  const [built] = useState(() => hasIslandHtml(name));
  if (html !== undefined)
    return (
      <div data-island={name} onClick={followLink} dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />
    );
  return built ? <Filled name={name} place={rest.place} /> : <Rendered name={name} {...rest} />;
}

const timingOf = (place: 'top' | 'below') => (place === 'below' ? AfterPaint : Fragment);

/** The island's built HTML, after client-side navigation. */
function Filled({ name, place }: { name: string; place: 'top' | 'below' }): ReactElement {
  const fill = useCallback((added: HTMLElement | null) => added && fillIsland(added, name), [name]);
  const Timing = timingOf(place);
  return (
    <Timing>
      <div data-island={name} onClick={followLink} ref={fill} />
    </Timing>
  );
}

/** The island as React renders it. */
function Rendered<P extends object>({ name, part, place, props }: PartProps<P>): ReactElement {
  const module = useModule(part);
  if (!module) return <div data-island={name} data-late css={loading} />;
  const Timing = timingOf(place);
  return (
    <div data-island={name}>
      <Timing>{createElement(module.default, props)}</Timing>
    </div>
  );
}
