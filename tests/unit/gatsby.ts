/** The mock of Gatsby's runtime in unit tests. */
export const graphql = (): null => null;
