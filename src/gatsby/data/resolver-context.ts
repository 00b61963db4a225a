/** What resolvers read records with: Gatsby's context, with records typed by the content types. */
import type { ContentRecords, ContentTypeName } from '../../content-model/content-types';

type NodeIds = { readonly id: string };

/** A node of each type as the data layer has it. The id of a fact in facts.yaml is its `yamlId`. */
export type ContentNodes = {
  readonly [N in ContentTypeName]: ContentRecords[N] &
    NodeIds &
    (N extends 'Fact' ? { yamlId: string } : unknown);
} & { readonly File: NodeIds };

/** The part of Gatsby's resolver context that is used here. */
export type ResolverContext = {
  nodeModel: {
    findOne: <N extends keyof ContentNodes>(query: {
      type: N;
      query?: object;
    }) => Promise<ContentNodes[N] | null>;
    findAll: <N extends keyof ContentNodes>(query: {
      type: N;
    }) => Promise<{ entries: Iterable<ContentNodes[N]> }>;
    /** Finds a node, and makes the page that asks depend on it if it's there. */
    getNodeById?: (query: { id: string }) => unknown;
    /** Makes the page that asks depend on all records of a type. */
    trackPageDependencies?: (result: unknown, dependencies: { connectionType?: string }) => unknown;
  };
};

type GetNodesByType = (type: string) => readonly object[];

/** A context for hooks of Gatsby, in which nothing depends on what is read. */
export const contextOfHook = (getNodesByType: GetNodesByType): ResolverContext => ({
  nodeModel: {
    findOne: async ({ type }) => (getNodesByType(type)[0] ?? null) as never,
    findAll: async ({ type }) => ({ entries: getNodesByType(type) as never[] }),
  },
});

/** All records of a type, in no order. The page that asks depends on them. */
export async function recordsOf<N extends keyof ContentNodes>(
  type: N,
  { nodeModel }: ResolverContext,
): Promise<ContentNodes[N][]> {
  const { entries } = await nodeModel.findAll({ type });
  return [...entries];
}

/** The one record of a file. Throws where it's missing: a file is broken while the site is being developed. */
export async function recordOf<N extends keyof ContentNodes>(
  type: N,
  { nodeModel }: ResolverContext,
): Promise<ContentNodes[N]> {
  return present(await nodeModel.findOne({ type }), type);
}

/** The record with a node id. Throws where it's missing. */
export async function recordById<N extends keyof ContentNodes>(
  type: N,
  id: string,
  { nodeModel }: ResolverContext,
): Promise<ContentNodes[N]> {
  return present(await nodeModel.findOne({ type, query: { filter: { id: { eq: id } } } }), type);
}

function present<T>(record: T | null | undefined, what: string): T {
  if (record) return record;
  throw new Error(`There is no ${what}. A content file is missing or broken; "npm run check" says which.`);
}
