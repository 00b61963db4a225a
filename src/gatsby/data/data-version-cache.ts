/** What is made of all records is made once, until a record changes: with many pages it would cost more than the pages. */
import type { ResolverContext } from './resolver-context';

type NodeModel = ResolverContext['nodeModel'];
type Made<T> = { readonly version: number; readonly value: Promise<T>; readonly types: ReadonlySet<string> };

let version = 0;

/** To be called when a record may have come, changed or gone. */
export function dataChanged(): void {
  version += 1;
}

/** The same model, which tells of which types records are asked for. */
const telling = (model: NodeModel, tell: (type: string) => void): NodeModel => ({
  findOne: (query) => {
    tell(query.type);
    return model.findOne(query);
  },
  findAll: (query) => {
    tell(query.type);
    return model.findAll(query);
  },
  trackPageDependencies: (result, dependencies) => {
    if (dependencies.connectionType) tell(dependencies.connectionType);
    return model.trackPageDependencies?.(result, dependencies);
  },
});

/** Gatsby wraps the one model of all records for every query. */
const shared = (model: NodeModel & { nodeModel?: object }): object => model.nodeModel ?? model;

/**
 * Gives what `make` gives, and calls it again only when records have changed since. Every page that asks depends on the
 * records that it was made of, as if it had read them itself: Gatsby makes such pages anew when one of them changes.
 */
export function cachePerDataVersion<T>(
  make: (context: ResolverContext) => Promise<T>,
): (context: ResolverContext) => Promise<T> {
  const made = new WeakMap<object, Made<T>>();
  return async (context) => {
    const { nodeModel } = context;
    const known = made.get(shared(nodeModel));
    if (known?.version === version) {
      const value = await known.value;
      for (const connectionType of known.types) nodeModel.trackPageDependencies?.([], { connectionType });
      return value;
    }
    const types = new Set<string>();
    const value = make({ ...context, nodeModel: telling(nodeModel, (type) => types.add(type)) });
    made.set(shared(nodeModel), { version, value, types });
    // What could not be made is not kept: the next who asks tries again.
    value.catch(() => made.delete(shared(nodeModel)));
    return value;
  };
}
