/** The parts of Gatsby's resolver context in use. */
export type ResolverContext = {
  nodeModel: {
    findOne: (query: { type: string; query?: object }) => Promise<unknown>;
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }>;
    /** Finds a node, and makes the requesting page depend on it if it exists. */
    getNodeById?: (query: { id: string }) => unknown;
    /** Makes the requesting page depend on all records of a type. */
    trackPageDependencies?: (result: unknown, dependencies: { connectionType?: string }) => unknown;
  };
};
