/** What the tokens in texts stand for, read from the data layer so that an edit is seen at once. */
import type { Node } from 'gatsby';
import { markedVariables, type Variables, variablesFrom } from '../../content-model/variables';
import { cachePerDataVersion } from './data-version-cache';
import { type ResolverContext, recordOf, recordsOf } from './resolver-context';

/**
 * The words, and the ids of the nodes of facts that have a source by their ids in facts.yaml. Lists of pairs, so that JSON
 * can hold them.
 */
export type SiteVariables = {
  readonly words: readonly (readonly [token: string, word: string])[];
  readonly facts: readonly (readonly [id: string, node: string])[];
};

/** The id of the node that holds them (derived-nodes.ts). */
export const siteVariablesId = 'words of the site';

/** Reads them from all records. */
export async function readVariables(context: ResolverContext): Promise<SiteVariables> {
  const brand = await recordOf('BrandContent', context);
  const banks = await recordOf('BanksContent', context);
  const facts = await recordsOf('Fact', context);
  return {
    words: [...variablesFrom({ brand, banks, facts: facts.map((fact) => ({ ...fact, id: fact.yamlId })) })],
    facts: facts.filter(({ ours }) => !ours).map(({ yamlId, id }) => [yamlId, id]),
  };
}

type Known = { readonly variables: Variables; readonly facts: ReadonlyMap<string, string> };

const known = ({ words, facts }: SiteVariables): Known => ({
  variables: new Map(words),
  facts: new Map(facts),
});

/** Read again when a record has changed. */
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

/** What tokens in texts stand for. */
export const variablesOfSite = async (context: ResolverContext): Promise<Variables> =>
  (await siteVariables(context)).variables;

/** The same, with each figure that has a source marked with the id of its fact. */
export async function markedVariablesOfSite(context: ResolverContext): Promise<Variables> {
  const { variables, facts } = await siteVariables(context);
  return markedVariables(variables, facts);
}

/** The ids of the nodes of facts that have a source by their ids in facts.yaml, in that order. */
export const factNodeIds = async (context: ResolverContext): Promise<ReadonlyMap<string, string>> =>
  (await siteVariables(context)).facts;
