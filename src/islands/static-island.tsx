import { type ComponentType, createElement, lazy, type ReactElement, Suspense, useState } from 'react';
import { builtHtml } from '../lib/security/trusted-types';
import { type PartModule, prerendered, prerendering } from './prerender';

/** The HTML of an island as the build wrote it; undefined in development, where no page is built. */
export const builtHtmlOf = (name: string): string | undefined =>
  process.env.NODE_ENV === 'development'
    ? undefined
    : document.querySelector(`[data-island="${name}"]`)?.innerHTML;

/** What renders an island: its code isn't loaded before it's rendered. */
export type IslandProps<P> = { name: string; Part: ComponentType<P>; props: P };

function StaticIsland<P extends object>({ name, Part, props }: IslandProps<P>): ReactElement {
  const [html] = useState(() => builtHtmlOf(name));
  if (html !== undefined)
    return <div data-island={name} dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />;
  return (
    <div data-island={name}>
      <Suspense>{createElement(Part, props)}</Suspense>
    </div>
  );
}

/**
 * A part of a page that isn't hydrated: headings, text, pictures, links. In the browser it keeps the HTML that the build wrote, and its
 * code is loaded in development only.
 * @param name unique on the site
 * @param load imports the part's module
 */
export function staticIsland<P extends object>(
  name: string,
  load: () => Promise<PartModule<P>>,
): (props: P) => ReactElement {
  if (prerendering) {
    const Part = prerendered(name, load);
    return (props) => <div data-island={name}>{Part(props)}</div>;
  }
  const Part = lazy(load) as unknown as ComponentType<P>;
  return (props) => <StaticIsland name={name} Part={Part} props={props} />;
}
