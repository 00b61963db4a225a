/** Checks the text of every built page: what several records say together only shows there. */
import type { BlockWords } from '../../content-model/disclosures/findings';
import { blockWords, namesFrom } from '../../content-model/disclosures/names';
import type { Finding, Names } from '../../content-model/disclosures/rule-input';
import type { ContentFile } from '../../content-model/read/content-file';
import { readContentFolder } from '../../content-model/read/content-folder';
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

/** The findings on a page. */
export type PageFindings = { readonly route: string; readonly findings: readonly Finding[] };

/** The file and line of a page's words; the start of the page's own file if they can't be found. */
function whereOf(contents: readonly ContentFile[], route: string, words: string): string {
  const own = contents.filter(({ type, slug }) => type.route?.(slug) === route);
  const source = [...own, ...contents].find(({ text }) => text.includes(words)) ?? own[0];
  const line = source?.text.slice(0, source.text.indexOf(words)).split('\n').length ?? 1;
  return `${source?.path ?? 'content'}:${line}:1`;
}

/**
 * The findings as errors of content files, a line each.
 * @param contentFolder the content/ that the site was built from; only read if there are findings
 */
export function disclosureDiagnostics(pages: readonly PageFindings[], contentFolder: string): string[] {
  const found = pages.filter(({ findings }) => findings.length > 0);
  if (found.length === 0) return [];
  const { contents } = readContentFolder(contentFolder);
  return found.flatMap(({ route, findings }) =>
    findings.map(
      ({ words, message, fix }) =>
        `${whereOf(contents, route, words)} The page ${route} says "${words}", which ${message}; ${fix}`,
    ),
  );
}
