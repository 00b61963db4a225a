import type { CreatePagesArgs } from 'gatsby';

/** The data of a query of a step after the build. Throws with the name of the query, which must have one. */
export async function queryData<T>(graphql: CreatePagesArgs['graphql'], query: string): Promise<T> {
  const { data, errors } = await graphql<T>(query);
  if (!data || errors) {
    const name = /query (\w+)/.exec(query)?.[1];
    throw new Error(`The query ${name} failed: ${String(errors)}`);
  }
  return data;
}
