/** Caches values derived from all records until a record changes: per page, computing them would cost more than the page. */
import type { ResolverContext } from './resolver-context';

type NodeModel = ResolverContext['nodeModel'];
type Cached<T> = {
  readonly version: number;
  readonly value: Promise<T>;
  readonly types: ReadonlySet<string>;
};

let version = 0;

/** Call it when a record may have been added, changed or removed. */
export function dataChanged(): void {
  version += 1;
}

/** The model of all records, which Gatsby wraps for every query. */
const shared = (model: NodeModel & { nodeModel?: object }): object => model.nodeModel ?? model;

/** The same model, but it reports the types of records that are read. */
const recordingTypes = (
  model: NodeModel,
  record: (type: string) => void,
): NodeModel & { nodeModel: object } => ({
  // So that caches within `make` share their values with all queries.
  nodeModel: shared(model),
  findOne: (query) => {
    record(query.type);
    return model.findOne(query);
  },
  findAll: (query) => {
    record(query.type);
    return model.findAll(query);
  },
  trackPageDependencies: (result, dependencies) => {
    if (dependencies.connectionType) record(dependencies.connectionType);
    return model.trackPageDependencies?.(result, dependencies);
  },
});

/**
 * Memoizes `make` until records change. Every page that uses the value depends on the records behind it, as if it had
 * read them itself, so Gatsby rebuilds the page when one of them changes.
 */
export function cachePerDataVersion<T>(
  make: (context: ResolverContext) => Promise<T>,
): (context: ResolverContext) => Promise<T> {
  const made = new WeakMap<object, Cached<T>>();
  return async (context) => {
    const { nodeModel } = context;
    const known = made.get(shared(nodeModel));
    if (known?.version === version) {
      const value = await known.value;
      for (const connectionType of known.types) nodeModel.trackPageDependencies?.([], { connectionType });
      return value;
    }
    const types = new Set<string>();
    const value = make({ ...context, nodeModel: recordingTypes(nodeModel, (type) => types.add(type)) });
    made.set(shared(nodeModel), { version, value, types });
    // Failures aren't cached: the next call retries.
    value.catch(() => made.delete(shared(nodeModel)));
    return value;
  };
}
