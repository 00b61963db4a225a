import { blockWords, namesFrom } from '../../content-model/disclosures/names';
import { type ResolverContext, recordOf } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';

/** What the disclosure rules need to know about the whole site, from the records that it was built from. */
export async function disclosureRules(context: ResolverContext) {
  const banks = (await recordOf('BanksContent', context)).items.map(({ name }) => name);
  const variables = await variablesOfSite(context);
  return {
    names: namesFrom(variables, banks),
    blocks: blockWords(await recordOf('DisclosuresContent', context), variables),
  };
}
