/** What the tokens in texts stand for, read from the data layer so that an edit is seen at once. */
import type { Node } from 'gatsby';
import { markedWords, type Words, wordsFrom } from '../content-model/words';
import type { ResolverContext } from './resolver-context';
import { whileDataStays } from './while-data-stays';

type FactNode = WordSources['facts'][number] & {
  readonly id: string;
  readonly yamlId: string;
  readonly ours?: boolean | null;
};
type WordSources = Parameters<typeof wordsFrom>[0];

export type { ResolverContext };

/**
 * The words, and the ids of the nodes of facts that have a source by their ids in facts.yaml. Lists of pairs, so that JSON
 * can hold them.
 */
export type SiteWords = {
  readonly words: readonly (readonly [token: string, word: string])[];
  readonly facts: readonly (readonly [id: string, node: string])[];
};

/** The id of the node that holds them (derived-nodes.ts). */
export const siteWordsId = 'words of the site';

/** Reads them from all records. */
export async function readWords({ nodeModel }: ResolverContext): Promise<SiteWords> {
  const brand = (await nodeModel.findOne({ type: 'BrandContent' })) as WordSources['brand'];
  const banks = (await nodeModel.findOne({ type: 'BanksContent' })) as WordSources['banks'];
  const { entries } = await nodeModel.findAll({ type: 'Fact' });
  const facts = [...(entries as Iterable<FactNode>)];
  return {
    words: [...wordsFrom({ brand, banks, facts: facts.map((fact) => ({ ...fact, id: fact.yamlId })) })],
    facts: facts.filter(({ ours }) => !ours).map(({ yamlId, id }) => [yamlId, id]),
  };
}

type Known = { readonly words: Words; readonly facts: ReadonlyMap<string, string> };

const known = ({ words, facts }: SiteWords): Known => ({ words: new Map(words), facts: new Map(facts) });

/** Read again when a record has changed. */
const fromRecords = whileDataStays(async (context: ResolverContext) => known(await readWords(context)));

let fromNode: (Known & { readonly digest: string }) | undefined;

async function siteWords(context: ResolverContext): Promise<Known> {
  const node = context.nodeModel.getNodeById?.({ id: siteWordsId }) as (SiteWords & Node) | null | undefined;
  if (!node) return fromRecords(context);
  const digest = node.internal.contentDigest;
  if (fromNode?.digest !== digest) fromNode = { ...known(node), digest };
  return fromNode;
}

/** What tokens in texts stand for. */
export const wordsOfSite = async (context: ResolverContext): Promise<Words> =>
  (await siteWords(context)).words;

/** The same, with each figure that has a source marked with the id of its fact. */
export async function markedWordsOfSite(context: ResolverContext): Promise<Words> {
  const { words, facts } = await siteWords(context);
  return markedWords(words, facts);
}

/** The ids of the nodes of facts that have a source by their ids in facts.yaml, in that order. */
export const factNodeIds = async (context: ResolverContext): Promise<ReadonlyMap<string, string>> =>
  (await siteWords(context)).facts;
