/** Checks the words of every built page: what several records say together on one page shows only there. */
import type { GatsbyNode } from 'gatsby';
import type { Diagnostic } from '../../content-model/check/diagnostics/diagnostic';
import { readDisclosures } from '../../content-model/check/disclosures/read-disclosures';
import { contentTypes } from '../../content-model/content-types';
import { blockWords, namesFrom } from '../../content-model/disclosures/names';
import type { Finding } from '../../content-model/disclosures/rule-input';
import { suppressionsOf } from '../../content-model/suppressions';
import { variablesFrom } from '../../content-model/variables';
import type { DisclosureRules } from './page-outputs';

type GetNodes = Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0]['getNodesByType'];
type WordSources = Parameters<typeof variablesFrom>[0];
type Fact = WordSources['facts'][number] & { yamlId: string };

/** What the rules need of the content, from the records that the site was built from. */
export function disclosureRules(getNodesByType: GetNodes): DisclosureRules {
  const only = <T>(type: string): T => {
    const [node] = getNodesByType(type);
    if (!node) throw new Error(`There is no ${type}. Run "npm run check".`);
    return node as unknown as T;
  };
  const banks = only<WordSources['banks']>('BanksContent');
  const facts = getNodesByType('Fact') as unknown as Fact[];
  const variables = variablesFrom({
    brand: only('BrandContent'),
    banks,
    facts: facts.map((fact) => ({ ...fact, id: fact.yamlId })),
  });
  return {
    names: namesFrom(
      variables,
      banks.items.map(({ name }) => name),
    ),
    blocks: blockWords(only('DisclosuresContent'), variables),
    suppressions: contentTypes
      .flatMap(({ name }) => getNodesByType(name).flatMap(suppressionsOf))
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
