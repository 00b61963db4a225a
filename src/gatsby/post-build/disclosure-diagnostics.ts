/** Checks the text of every built page: what several records say together only shows there. */
import type { Diagnostic } from '../../content-model/check/diagnostics/diagnostic';
import { readDisclosures } from '../../content-model/check/disclosures/disclosure-input';
import { contentTypes } from '../../content-model/content-types';
import type { BlockWords } from '../../content-model/disclosures/findings';
import { blockWords, namesFrom } from '../../content-model/disclosures/names';
import type { Finding, Names } from '../../content-model/disclosures/rule-input';
import { type Suppression, suppressionsOf } from '../../content-model/suppressions';
import { type ResolverContext, recordOf, recordsOf } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';

/** What the disclosure rules need to know about the whole site. */
type DisclosureRules = {
  readonly names: Names;
  readonly blocks: BlockWords;
  readonly suppressions: readonly Suppression[];
};

/** The disclosure rules' inputs, from the records that the site was built from. */
export async function disclosureRules(context: ResolverContext): Promise<DisclosureRules> {
  const { items } = await recordOf('BanksContent', context);
  const variables = await variablesOfSite(context);
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

/** The findings on a page. */
export type PageFindings = { readonly route: string; readonly findings: readonly Finding[] };

/**
 * The findings as diagnostics of content files.
 * @param contentFolder the content/ that the site was built from; only read if there are findings
 */
export function disclosureDiagnostics(pages: readonly PageFindings[], contentFolder: string): Diagnostic[] {
  const found = pages.filter(({ findings }) => findings.length > 0);
  if (found.length === 0) return [];
  const { whereOf, names } = readDisclosures(contentFolder);
  return found.flatMap(({ route, findings }) =>
    findings.map(({ words, message, fix, rule }) => ({
      ...whereOf(route, words),
      message: `the page ${route} says "${words}", which ${message.replaceAll('{brand}', names.brand)}`,
      fix: `${fix}; or add a suppression of ${rule} to the page, with a reason`,
    })),
  );
}
