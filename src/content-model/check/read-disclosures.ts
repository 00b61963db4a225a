/** Content as the rules about disclosures need it for pages that are built: read from a folder that is in order. */
import { type Exempts, exemptBy } from '../disclosures/exempting';
import type { BlockWords } from '../disclosures/findings';
import { folded } from '../disclosures/names';
import type { Names } from '../disclosures/types';
import { type Exemption, exemptionsOf } from '../exemptions';
import { fillIn } from '../words';
import type { CheckCache } from './cache';
import { disclosureContext } from './disclosure-context';
import { readAllContent } from './files';
import { foundationsOf } from './foundations';
import type { Place } from './places';
import { proseOf } from './prose';
import type { ContentFile } from './read';

export type FooterOfPage = {
  readonly route: string;
  readonly paragraphs: readonly string[];
  readonly exemptions: readonly Exemption[];
};

export type ReadDisclosures = {
  readonly names: Names;
  readonly blocks: BlockWords;
  /** What any file has a reason to say: a page shows words of several files. */
  readonly isExempt: Exempts;
  /** The file and line that a page's words come from; the start of the page's own file where they cannot be found. */
  readonly whereOf: (route: string, words: string) => Place & { file: string };
  /** What the footer of each page made from content says, in the order of the routes. */
  readonly footers: readonly FooterOfPage[];
};

const routeOf = ({ type, slug }: ContentFile): string | undefined => type.route?.(slug);

/** Reads a content folder. Throws where banks, texts or brand have mistakes: the check tells them. */
export function readDisclosures(folder: string, cache?: CheckCache): ReadDisclosures {
  const { contents } = readAllContent(folder, cache);
  const foundations = foundationsOf(contents, new Set());
  const context = disclosureContext(contents, foundations, new Set());
  if (!context) throw new Error('The disclosures cannot be read. Run "npm run check".');
  const says = (content: ContentFile, words: string) =>
    proseOf(content).find(({ text }) => folded(fillIn(text, foundations.words)).includes(words));
  return {
    names: context.names,
    blocks: context.blocks,
    isExempt: exemptBy(contents.flatMap(({ value }) => exemptionsOf(value))),
    whereOf: (route, words) => {
      const own = contents.filter((content) => routeOf(content) === route);
      const source = [...own, ...contents].find((content) => says(content, words)) ?? own[0];
      const place = source && says(source, words)?.locate(words, 0);
      return { file: source?.file ?? 'content', ...(place ?? { line: 1, column: 1 }) };
    },
    footers: contents
      .flatMap((content) => {
        const route = routeOf(content);
        const exemptions = exemptionsOf(content.value);
        return route ? [{ route, paragraphs: context.footerFor(content.value), exemptions }] : [];
      })
      .sort((a, b) => a.route.localeCompare(b.route)),
  };
}
