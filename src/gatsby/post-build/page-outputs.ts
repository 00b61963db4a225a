/** Everything that is made from the HTML of one page. */
import type { IconName } from '../../components/icon/icons';
import { type BlockWords, findingsOn } from '../../content-model/disclosures/findings';
import type { Finding, Names } from '../../content-model/disclosures/rule-input';
import { suppressedBy } from '../../content-model/disclosures/suppressions';
import type { Suppression } from '../../content-model/suppressions';
import { alternateOf, type MarkdownAlternate } from '../markdown-alternates/alternate-of';
import { type SearchedPage, searchDocument } from '../search/search-document';
import { parsedPage, readParts } from './parsed-page';
import { renderedWords } from './rendered-words';
import { usedIcons } from './used-icons';

/** What the rules about disclosures need to know of the whole site. */
export type DisclosureRules = {
  readonly names: Names;
  readonly blocks: BlockWords;
  readonly suppressions: readonly Suppression[];
};

export type PageOutputs = {
  readonly icons: readonly IconName[];
  /** Addresses of the pictures that the page shows, such as "/images/void-480.webp". */
  readonly pictures: readonly string[];
  /** Undefined if the head of the page names none. */
  readonly alternate?: MarkdownAlternate | undefined;
  /** The document that Pagefind gets; undefined for a page that cannot be found. */
  readonly search?: string | undefined;
  /** What the page lacks by the rules about disclosures. */
  readonly findings: readonly Finding[];
};

const pictureAddress = /\/images\/[\w.-]+/g;

/**
 * Reads a page.
 * @param html from `pageAlone`
 * @param searched what search knows of the page beside its HTML; undefined for a page that is in no list
 */
export async function outputsOf(
  html: string,
  searched: SearchedPage | undefined,
  { names, blocks, suppressions }: DisclosureRules,
): Promise<PageOutputs> {
  const document = parsedPage(readParts(html));
  return {
    icons: usedIcons([html]),
    pictures: [...new Set(html.match(pictureAddress) ?? [])],
    alternate: await alternateOf(document),
    search: searched && searchDocument(document, searched),
    findings: findingsOn(renderedWords(document), names, blocks, suppressedBy(suppressions)),
  };
}
