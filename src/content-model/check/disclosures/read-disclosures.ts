/** Content as the rules about disclosures need it for pages that are built: read from a folder that is in order. */

import type { BlockWords } from '../../disclosures/findings';
import { folded } from '../../disclosures/names';
import type { Names } from '../../disclosures/rule-input';
import { type IsSuppressed, suppressedBy } from '../../disclosures/suppressions';
import { type Suppression, suppressionsOf } from '../../suppressions';
import { interpolate } from '../../variables';
import type { CheckCache } from '../cache/check-cache';
import { readAllContent } from '../reading/content-files';
import { foundationsOf } from '../reading/foundations';
import type { Place } from '../reading/places';
import { proseOf } from '../reading/prose';
import type { ContentFile } from '../reading/read-content';
import { disclosureContext } from '../rules/disclosure-context';

export type FooterOfPage = {
  readonly route: string;
  readonly paragraphs: readonly string[];
  readonly suppressions: readonly Suppression[];
};

export type ReadDisclosures = {
  readonly names: Names;
  readonly blocks: BlockWords;
  /** What any file has a reason to say: a page shows words of several files. */
  readonly isSuppressed: IsSuppressed;
  /** The file and line that a page's words come from; the start of the page's own file where they cannot be found. */
  readonly whereOf: (route: string, words: string) => Place & { file: string };
  /** What the footer of each page made from content says, in the order of the routes. */
  readonly footers: readonly FooterOfPage[];
};

const routeOf = ({ type, slug }: ContentFile): string | undefined => type.route?.(slug);

/** Reads a content folder. Throws where banks, texts or brand have errors: the check tells them. */
export function readDisclosures(folder: string, cache?: CheckCache): ReadDisclosures {
  const { contents } = readAllContent(folder, cache);
  const foundations = foundationsOf(contents, new Set());
  const context = disclosureContext(contents, foundations, new Set());
  if (!context) throw new Error('The disclosures cannot be read. Run "npm run check".');
  const says = (content: ContentFile, words: string) =>
    proseOf(content).find(({ text }) => folded(interpolate(text, foundations.variables)).includes(words));
  return {
    names: context.names,
    blocks: context.blocks,
    isSuppressed: suppressedBy(contents.flatMap(({ value }) => suppressionsOf(value))),
    whereOf: (route, words) => {
      const own = contents.filter((content) => routeOf(content) === route);
      const source = [...own, ...contents].find((content) => says(content, words)) ?? own[0];
      const place = source && says(source, words)?.locate(words, 0);
      return { file: source?.file ?? 'content', ...(place ?? { line: 1, column: 1 }) };
    },
    footers: contents
      .flatMap((content) => {
        const route = routeOf(content);
        const suppressions = suppressionsOf(content.value);
        return route ? [{ route, paragraphs: context.footerFor(content.value), suppressions }] : [];
      })
      .sort((a, b) => a.route.localeCompare(b.route)),
  };
}
