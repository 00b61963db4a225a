/** Files that are derived from data rather than from pages. */
import type { CreatePagesArgs } from 'gatsby';
import { now } from '../data/site-inputs';

/** Texts by their files' paths from the root of the site, without a slash at the start. */
export type Files = Readonly<Record<string, string>>;

/** Queries data and returns files. Rejects with the query's name, which it must have, if the query fails. */
export type Output = (graphql: CreatePagesArgs['graphql']) => Promise<Files>;

/** Files from a query's data. */
export const output =
  <T>(query: string, filesOf: (data: T) => Files): Output =>
  async (graphql) => {
    const { data, errors } = await graphql<T>(query);
    if (data && !errors) return filesOf(data);
    throw new Error(`The query ${/query (\w+)/.exec(query)?.[1]} failed: ${String(errors)}`);
  };

/** A value as a JSON file for people and programs. */
export const prettyFile = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A file of data with the day of the build. Increase its version if a field is removed or changes its meaning. */
export const dataFile = (version: number, data: object): string =>
  prettyFile({ version, generated_on: now().toISOString().slice(0, 10), ...data });
