/** Checks the words of every built page: what several records say together on one page shows only there. */
import type { Diagnostic } from '../../content-model/check/diagnostics/diagnostic';
import { readDisclosures } from '../../content-model/check/disclosures/read-disclosures';
import { contentTypes } from '../../content-model/content-types';
import { blockWords, namesFrom } from '../../content-model/disclosures/names';
import type { Finding } from '../../content-model/disclosures/rule-input';
import { suppressionsOf } from '../../content-model/suppressions';
import { type ResolverContext, recordOf, recordsOf } from '../data/resolver-context';
import { readVariables } from '../data/variables';
import type { DisclosureRules } from './page-outputs';

/** What the rules need of the content, from the records that the site was built from. */
export async function disclosureRules(context: ResolverContext): Promise<DisclosureRules> {
  const { items } = await recordOf('BanksContent', context);
  const variables = new Map((await readVariables(context)).words);
  const records = await Promise.all(contentTypes.map(({ name }) => recordsOf(name, context)));
  return {
    names: namesFrom(
      variables,
      items.map(({ name }) => name),
    ),
    blocks: blockWords(await recordOf('DisclosuresContent', context), variables),
    suppressions: records
      .flat()
      .flatMap(suppressionsOf)
      // Nodes come in the order in which files happened to be read.
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b), 'en')),
  };
}

/** What was found on a page. */
export type PageFindings = { readonly route: string; readonly findings: readonly Finding[] };

/**
 * The findings as problems of content files.
 * @param contentFolder the content/ that the site was built from; it is read only if something was found
 */
export function disclosureDiagnostics(pages: readonly PageFindings[], contentFolder: string): Diagnostic[] {
  const found = pages.filter(({ findings }) => findings.length > 0);
  if (found.length === 0) return [];
  const { whereOf, names } = readDisclosures(contentFolder);
  return found.flatMap(({ route, findings }) =>
    findings.map(({ words, message, fix, rule }) => ({
      ...whereOf(route, words),
      message: `the page ${route} says "${words}", which ${message.replaceAll('{brand}', names.brand)}`,
      fix: `${fix}; or give the page a suppression from ${rule}, with a reason`,
    })),
  );
}
