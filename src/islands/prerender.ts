/** Code that the build loads before it renders a page, while the browser loads it later or never. */
import { type ComponentType, createElement, type ReactElement } from 'react';

/** A module whose default export is a component. */
export type PartModule<P> = { default: ComponentType<P> };

/**
 * Whether this code renders pages at build time. Webpack replaces `BUILD_STAGE`, so that the browser's bundle has none of what
 * depends on it.
 */
export const prerendering = process.env.BUILD_STAGE === 'build-html';

const requests = new Map<string, () => Promise<unknown>>();
const started = new Map<string, Promise<unknown>>();

/**
 * A component whose code the build loads before it renders a page.
 * @param name unique on the site
 * @throws if two parts have the same name
 */
export function prerendered<P extends object>(
  name: string,
  load: () => Promise<PartModule<P>>,
): (props: P) => ReactElement {
  if (requests.has(name)) throw new Error(`Two parts have the name "${name}". Give one of them another.`);
  let part: PartModule<P> | undefined;
  requests.set(name, async () => {
    part = await load();
  });
  return (props) => {
    if (!part) throw new Error(`The part "${name}" was rendered before its code was loaded.`);
    return createElement(part.default, props);
  };
}

/** Loads the code of all parts, including those that other parts import. */
export async function loadPrerendered(): Promise<void> {
  while (started.size < requests.size) {
    for (const [name, request] of requests) if (!started.has(name)) started.set(name, request());
    await Promise.all(started.values());
  }
  await Promise.all(started.values());
}
