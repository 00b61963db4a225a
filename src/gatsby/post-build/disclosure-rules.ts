import type { BlockWords } from '../../content-model/disclosures/findings';
import { blockWords, namesFrom } from '../../content-model/disclosures/names';
import type { Names } from '../../content-model/disclosures/rule-input';
import { type ResolverContext, recordOf } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';

/** What the disclosure rules need to know about the whole site. */
type DisclosureRules = { readonly names: Names; readonly blocks: BlockWords };

/** The disclosure rules' inputs, from the records that the site was built from. */
export async function disclosureRules(context: ResolverContext): Promise<DisclosureRules> {
  const { items } = await recordOf('BanksContent', context);
  const variables = await variablesOfSite(context);
  return {
    names: namesFrom(
      variables,
      items.map(({ name }) => name),
    ),
    blocks: blockWords(await recordOf('DisclosuresContent', context), variables),
  };
}
