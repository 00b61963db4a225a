/** The part of Gatsby's resolver context that is used here. */
export type ResolverContext = {
  nodeModel: {
    findOne: (query: { type: string; query?: object }) => Promise<unknown>;
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }>;
    /** Finds a node, and makes the page that asks depend on it if it's there. */
    getNodeById?: (query: { id: string }) => unknown;
    /** Makes the page that asks depend on all records of a type. */
    trackPageDependencies?: (result: unknown, dependencies: { connectionType?: string }) => unknown;
  };
};
