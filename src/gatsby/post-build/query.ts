import type { CreatePagesArgs } from 'gatsby';

/** Runs a post-build step's query and returns its data. Throws with the query's name, which it must have, if it fails. */
export async function queryData<T>(graphql: CreatePagesArgs['graphql'], query: string): Promise<T> {
  const { data, errors } = await graphql<T>(query);
  if (!data || errors) {
    const name = /query (\w+)/.exec(query)?.[1];
    throw new Error(`The query ${name} failed: ${String(errors)}`);
  }
  return data;
}
