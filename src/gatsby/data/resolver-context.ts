/** Reads records in resolvers: Gatsby's context, with records typed by the content types. */
import { type ContentRecords, type ContentTypeName, contentTypes } from '../../content-model/content-types';
import { siteInputsType } from './site-inputs';

type NodeIds = { readonly id: string };

/** A node of each type in the data layer. The ID of a fact in facts.yaml is its `yamlId`. */
export type ContentNodes = {
  readonly [N in ContentTypeName]: ContentRecords[N] &
    NodeIds &
    (N extends 'Fact' ? { yamlId: string } : unknown);
} & { readonly File: NodeIds };

/** The parts of Gatsby's resolver context in use. */
export type ResolverContext = {
  nodeModel: {
    findOne: <N extends keyof ContentNodes>(query: {
      type: N;
      query?: object;
    }) => Promise<ContentNodes[N] | null>;
    findAll: <N extends keyof ContentNodes>(query: {
      type: N;
    }) => Promise<{ entries: Iterable<ContentNodes[N]> }>;
    /** Finds a node, and makes the requesting page depend on it if it exists. */
    getNodeById?: (query: { id: string }) => unknown;
    /** Makes the requesting page depend on all records of a type. */
    trackPageDependencies?: (result: unknown, dependencies: { connectionType?: string }) => unknown;
  };
};

type GetNodesByType = (type: string) => readonly object[];

/** A context for Gatsby's hooks. */
export const contextOfHook = (getNodesByType: GetNodesByType): ResolverContext => ({
  nodeModel: {
    findOne: async ({ type }) => (getNodesByType(type)[0] ?? null) as never,
    findAll: async ({ type }) => ({ entries: getNodesByType(type) as never[] }),
  },
});

/**
 * Makes the requesting page depend on all content, pictures and the build's code. Nearly every page shows something of nearly every record:
 * breadcrumbs, menus, figures, the newest updates.
 */
export function dependOnContent({ nodeModel }: ResolverContext): void {
  const types = [...contentTypes.map(({ name }) => name), 'File', siteInputsType];
  for (const connectionType of types) nodeModel.trackPageDependencies?.([], { connectionType });
}

/** All records of a type, in no particular order. */
export async function recordsOf<N extends keyof ContentNodes>(
  type: N,
  { nodeModel }: ResolverContext,
): Promise<ContentNodes[N][]> {
  const { entries } = await nodeModel.findAll({ type });
  return [...entries];
}

/** The only record of a single-record file. Throws if it's missing, which only happens if a file breaks during development. */
export async function recordOf<N extends keyof ContentNodes>(
  type: N,
  { nodeModel }: ResolverContext,
): Promise<ContentNodes[N]> {
  return present(await nodeModel.findOne({ type }), type);
}

/** The record with a node ID. Throws if it's missing. */
export async function recordById<N extends keyof ContentNodes>(
  type: N,
  id: string,
  { nodeModel }: ResolverContext,
): Promise<ContentNodes[N]> {
  return present(await nodeModel.findOne({ type, query: { filter: { id: { eq: id } } } }), type);
}

function present<T>(record: T | null | undefined, what: string): T {
  if (record) return record;
  throw new Error(
    `There is no ${what}: a content file is missing or broken. Run "npm run check" for the errors.`,
  );
}

type Resolve<S, A> = (source: S, args: A, context: ResolverContext) => unknown;

/** A field that the schema doesn't declare yet: its type, its resolver, its arguments. */
export const field = <S = object, A = object>(
  type: string,
  resolve: Resolve<S, A>,
  args?: Record<string, string>,
) => ({ type, resolve, ...(args && { args }) });

type Field = Resolve<never, never> | { readonly type: string; readonly resolve: Resolve<never, never> };

/** Resolvers by type and field, for Gatsby. A function is that of a field whose type the schema declares. */
export const resolvers = (types: Record<string, Record<string, Field>>) =>
  Object.fromEntries(
    Object.entries(types).map(([type, fields]) => [
      type,
      Object.fromEntries(
        Object.entries(fields).map(([name, of]) => [name, typeof of === 'function' ? { resolve: of } : of]),
      ),
    ]),
  );
