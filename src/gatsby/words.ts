/** What the tokens in texts stand for, read from the data layer so that an edit is seen at once. */

import { type Words, wordsFrom } from '../content-model/words';
import type { ResolverContext } from './resolver-context';
import { whileDataStays } from './while-data-stays';

type WordSources = Parameters<typeof wordsFrom>[0];

export type { ResolverContext };

async function readWords({ nodeModel }: ResolverContext): Promise<Words> {
  const brand = (await nodeModel.findOne({ type: 'BrandContent' })) as WordSources['brand'];
  const banks = (await nodeModel.findOne({ type: 'BanksContent' })) as WordSources['banks'];
  const { entries } = await nodeModel.findAll({ type: 'Fact' });
  const facts = [...(entries as Iterable<WordSources['facts'][number] & { yamlId: string }>)];
  return wordsFrom({ brand, banks, facts: facts.map((fact) => ({ ...fact, id: fact.yamlId })) });
}

/** The words, read again when a record has changed. */
export const wordsOfSite = whileDataStays(readWords);
