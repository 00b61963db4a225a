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
import { type ResolverContext, recordOf, recordsOf } from './resolver-context';

/** What is marked in a text: nothing, sourced figures with the IDs of their facts, or those and addresses. */
export type Marks = 'none' | 'figures' | 'figures and addresses';

const readVariables = cachePerDataVersion(
  async (context: ResolverContext): Promise<Readonly<Record<Marks, Variables>>> => {
    const brand = await recordOf('BrandContent', context);
    const banks = await recordOf('BanksContent', context);
    const facts = await recordsOf('Fact', context);
    const none = variablesFrom({ brand, banks, facts: facts.map((fact) => ({ ...fact, id: fact.yamlId })) });
    const sourced = new Set(facts.filter(({ ours }) => !ours).map(({ yamlId }) => yamlId));
    const figures = markedVariables(none, sourced);
    return { none, figures, 'figures and addresses': withLinks(figures) };
  },
);

/** All variables of the site. */
export const variablesOfSite = async (context: ResolverContext): Promise<Variables> =>
  (await readVariables(context)).none;

/** A text with its variables interpolated. */
export async function interpolated(
  text: string,
  context: ResolverContext,
  marks: Marks = 'none',
): Promise<string> {
  if (variablesIn(text).length === 0) return text;
  return interpolate(text, (await readVariables(context))[marks]);
}
