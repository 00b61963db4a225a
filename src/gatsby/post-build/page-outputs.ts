/** Everything derived from the HTML of one page. */
import type { IconName } from '../../components/icon/icons';
import { type BlockWords, findingsOn } from '../../content-model/disclosures/findings';
import type { Finding, Names } from '../../content-model/disclosures/rule-input';
import { suppressedBy } from '../../content-model/disclosures/suppressions';
import type { Suppression } from '../../content-model/suppressions';
import { alternateOf, type MarkdownAlternate } from '../markdown-alternates/markdown-alternate';
import { type SearchedPage, searchDocument } from '../search/search-document';
import { renderedWords } from './page-text';
import { parsedParts } from './parsed-page';
import { usedIcons } from './used-icons';

/** What the disclosure rules need to know about the whole site. */
export type DisclosureRules = {
  readonly names: Names;
  readonly blocks: BlockWords;
  readonly suppressions: readonly Suppression[];
};

export type PageOutputs = {
  readonly icons: readonly IconName[];
  /** Addresses of the page's pictures, such as "/images/void-480.webp". */
  readonly pictures: readonly string[];
  /** Undefined if the head has no link to one. */
  readonly alternate?: MarkdownAlternate | undefined;
  /** The document for Pagefind; undefined for a page that search excludes. */
  readonly search?: string | undefined;
  /** Violations of the disclosure rules. */
  readonly findings: readonly Finding[];
};

const pictureAddress = /\/images\/[\w.-]+/g;

/**
 * Derives a page's outputs.
 * @param html from `pageAlone`
 * @param searched what search knows about the page besides its HTML; undefined for a page that search excludes
 */
export async function outputsOf(
  html: string,
  searched: SearchedPage | undefined,
  { names, blocks, suppressions }: DisclosureRules,
): Promise<PageOutputs> {
  const document = parsedParts(html);
  return {
    icons: usedIcons([html]),
    pictures: [...new Set(html.match(pictureAddress) ?? [])],
    alternate: await alternateOf(document),
    search: searched && searchDocument(document, searched),
    findings: findingsOn(renderedWords(document), names, blocks, suppressedBy(suppressions)),
  };
}
