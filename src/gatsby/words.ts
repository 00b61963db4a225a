/** What the tokens in texts stand for, read from the data layer so that an edit is seen at once. */
import { type Words, wordsFrom } from '../content-model/words';

type WordSources = Parameters<typeof wordsFrom>[0];

/** The part of Gatsby's resolver context that is used here. */
export type ResolverContext = {
  nodeModel: {
    findOne: (query: { type: string; query?: object }) => Promise<unknown>;
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }>;
  };
};

const cache = new WeakMap<object, Promise<Words>>();

async function readWords({ nodeModel }: ResolverContext): Promise<Words> {
  const brand = (await nodeModel.findOne({ type: 'BrandContent' })) as WordSources['brand'];
  const banks = (await nodeModel.findOne({ type: 'BanksContent' })) as WordSources['banks'];
  const { entries } = await nodeModel.findAll({ type: 'Fact' });
  const facts = [...(entries as Iterable<WordSources['facts'][number] & { yamlId: string }>)];
  return wordsFrom({ brand, banks, facts: facts.map((fact) => ({ ...fact, id: fact.yamlId })) });
}

/** The words, read once for each query. */
export function wordsOfSite(context: ResolverContext): Promise<Words> {
  const known = cache.get(context);
  if (known) return known;
  const words = readWords(context);
  cache.set(context, words);
  return words;
}
