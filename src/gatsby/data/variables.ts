/** The variables that texts use, from the data layer, so that an edit shows immediately. */
import {
  interpolate,
  markedVariables,
  type Variables,
  variablesFrom,
  variablesIn,
  withLinks,
} from '../../content-model/variables';
import { cachePerDataVersion } from './data-version-cache';
import { type LinkedName, linkedNames } from './linked-names';
import { nodeAt, type ResolverContext, recordOf, recordsOf } from './resolver-context';

/**
 * What every text can refer to: the names of the variables, the node IDs of sourced facts by their IDs in facts.yaml, and the names that
 * articles link. Lists, so that they serialize to JSON.
 */
export type SiteIndex = {
  readonly variables: readonly string[];
  readonly facts: readonly (readonly [id: string, node: string])[];
  readonly names: readonly LinkedName[];
};

/** The value of one variable. */
export type SiteWord = { readonly word: string };

/** The IDs of the nodes with the index and with a variable's value (derived-nodes.ts). */
export const siteIndexId = 'index of the site';
export const siteWordId = (variable: string): string => `word ${variable}`;

/** Reads the index and the variables from all records. */
export async function readVariables(
  context: ResolverContext,
): Promise<{ index: SiteIndex; variables: Variables }> {
  const brand = await recordOf('BrandContent', context);
  const banks = await recordOf('BanksContent', context);
  const facts = await recordsOf('Fact', context);
  const variables = variablesFrom({
    brand,
    banks,
    facts: facts.map((fact) => ({ ...fact, id: fact.yamlId })),
  });
  return {
    variables,
    index: {
      variables: [...variables.keys()],
      facts: facts.filter(({ ours }) => !ours).map(({ yamlId, id }) => [yamlId, id]),
      names: await linkedNames(context),
    },
  };
}

const fromRecords = cachePerDataVersion(readVariables);

const siteIndex = async (context: ResolverContext): Promise<SiteIndex> =>
  nodeAt<SiteIndex>(siteIndexId, context) ?? (await fromRecords(context)).index;

/** The variables with these names, on which the requesting page then depends; by default all of them. */
async function variablesNamed(context: ResolverContext, names?: readonly string[]): Promise<Variables> {
  const index = nodeAt<SiteIndex>(siteIndexId, context);
  if (!index) return (await fromRecords(context)).variables;
  return new Map(
    (names ?? index.variables).flatMap((variable): [string, string][] => {
      const node = nodeAt<SiteWord>(siteWordId(variable), context);
      return node ? [[variable, node.word]] : [];
    }),
  );
}

/** All variables of the site. Use it in hooks: a page that calls it is built again when any variable changes. */
export const variablesOfSite = (context: ResolverContext): Promise<Variables> => variablesNamed(context);

/** What is marked in a text: sourced figures with the IDs of their facts, or those and addresses. */
export type Marks = 'none' | 'figures' | 'figures and addresses';

/** A text with its variables interpolated. The requesting page depends only on those. */
export async function interpolated(
  text: string,
  context: ResolverContext,
  marks: Marks = 'none',
): Promise<string> {
  const names = variablesIn(text);
  if (names.length === 0) return text;
  const variables = await variablesNamed(context, names);
  if (marks === 'none') return interpolate(text, variables);
  const figures = markedVariables(variables, await factNodeIds(context));
  return interpolate(text, marks === 'figures' ? figures : withLinks(figures));
}

/** The node IDs of sourced facts by their IDs in facts.yaml, in that order. */
export const factNodeIds = async (context: ResolverContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await siteIndex(context)).facts);

/** The addresses of the pages with the meaning of names, by name. */
export const namesOfSite = async (context: ResolverContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await siteIndex(context)).names);
