/** The variables that texts use, from the data layer, so that an edit shows immediately. */
import type { Node } from 'gatsby';
import { markedVariables, type Variables, variablesFrom } from '../../content-model/variables';
import { cachePerDataVersion } from './data-version-cache';
import { type LinkedName, linkedNames } from './linked-names';
import { type ResolverContext, recordOf, recordsOf } from './resolver-context';

/**
 * The variables, the node IDs of sourced facts by their IDs in facts.yaml, and the names that articles link. Lists of pairs,
 * so that they serialize to JSON.
 */
export type SiteVariables = {
  readonly words: readonly (readonly [token: string, word: string])[];
  readonly facts: readonly (readonly [id: string, node: string])[];
  readonly names: readonly LinkedName[];
};

/** The ID of the node with the variables (derived-nodes.ts). */
export const siteVariablesId = 'words of the site';

/** Reads the variables from all records. */
export async function readVariables(context: ResolverContext): Promise<SiteVariables> {
  const brand = await recordOf('BrandContent', context);
  const banks = await recordOf('BanksContent', context);
  const facts = await recordsOf('Fact', context);
  return {
    words: [...variablesFrom({ brand, banks, facts: facts.map((fact) => ({ ...fact, id: fact.yamlId })) })],
    facts: facts.filter(({ ours }) => !ours).map(({ yamlId, id }) => [yamlId, id]),
    names: await linkedNames(context),
  };
}

type Known = {
  readonly variables: Variables;
  readonly facts: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
};

const known = ({ words, facts, names }: SiteVariables): Known => ({
  variables: new Map(words),
  facts: new Map(facts),
  names: new Map(names),
});

const fromRecords = cachePerDataVersion(async (context: ResolverContext) =>
  known(await readVariables(context)),
);

let fromNode: (Known & { readonly digest: string }) | undefined;

async function siteVariables(context: ResolverContext): Promise<Known> {
  const node = context.nodeModel.getNodeById?.({ id: siteVariablesId }) as
    | (SiteVariables & Node)
    | null
    | undefined;
  if (!node) return fromRecords(context);
  const digest = node.internal.contentDigest;
  if (fromNode?.digest !== digest) fromNode = { ...known(node), digest };
  return fromNode;
}

/** The site's variables. */
export const variablesOfSite = async (context: ResolverContext): Promise<Variables> =>
  (await siteVariables(context)).variables;

/** The same, with sourced figures marked with the IDs of their facts. */
export async function markedVariablesOfSite(context: ResolverContext): Promise<Variables> {
  const { variables, facts } = await siteVariables(context);
  return markedVariables(variables, facts);
}

/** The node IDs of sourced facts by their IDs in facts.yaml, in that order. */
export const factNodeIds = async (context: ResolverContext): Promise<ReadonlyMap<string, string>> =>
  (await siteVariables(context)).facts;

/** The addresses of the pages with the meaning of names, by name. */
export const namesOfSite = async (context: ResolverContext): Promise<ReadonlyMap<string, string>> =>
  (await siteVariables(context)).names;
