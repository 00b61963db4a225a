/**
 * Modules that the build needs to render a page and that the browser loads later, or never. In the browser's bundle all of this
 * is dead code: webpack replaces `BUILD_STAGE` with the name of the stage.
 */
import { loadable } from '../lib/loading/loadable';

/** Whether this code renders pages at build time. Set by Gatsby; undefined in unit tests. */
export const prerendering = process.env.BUILD_STAGE === 'build-html';

const modules = new Map<string, () => Promise<unknown>>();
let loaded = 0;

/**
 * Registers a module that the build loads before it renders a page.
 * @param name of the island, unique on the site
 * @returns a function that returns the loaded module
 * @throws if two modules have the same name, or if the module is read before `loadPrerendered` has finished
 */
export function prerendered<T>(name: string, request: () => Promise<T>): () => T {
  if (modules.has(name)) throw new Error(`Two islands have the name "${name}". Give one of them another.`);
  const { get, load } = loadable(request);
  modules.set(name, load);
  return () => {
    const module = get();
    if (!module) throw new Error(`The island "${name}" was rendered before its code was loaded.`);
    return module;
  };
}

/** Loads every registered module, including those registered while loading others. */
export async function loadPrerendered(): Promise<void> {
  while (loaded < modules.size) {
    const pending = [...modules.values()].slice(loaded);
    loaded = modules.size;
    await Promise.all(pending.map((load) => load()));
  }
}
