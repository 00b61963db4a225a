/** The inputs of the disclosure rules for built pages, read from a valid content folder. */

import type { BlockWords } from '../../disclosures/findings';
import { folded } from '../../disclosures/names';
import type { Names } from '../../disclosures/rule-input';
import { type IsSuppressed, suppressedBy } from '../../disclosures/suppressions';
import { type Suppression, suppressionsOf } from '../../suppressions';
import { interpolate } from '../../variables';
import type { CheckCache } from '../cache/check-cache';
import type { ContentFile } from '../reading/content-file';
import { readAllContent } from '../reading/content-files';
import { foundationsOf } from '../reading/foundations';
import type { Place } from '../reading/places';
import { proseOf } from '../reading/prose';
import { disclosureContext, disclosureSources } from '../rules/disclosure-context';

export type FooterOfPage = {
  readonly route: string;
  readonly paragraphs: readonly string[];
  readonly suppressions: readonly Suppression[];
};

export type ReadDisclosures = {
  readonly names: Names;
  readonly blocks: BlockWords;
  /** The suppressions of all files, since a page shows texts of several files. */
  readonly isSuppressed: IsSuppressed;
  /** The file and line of a page's words; the start of the page's own file if they can't be found. */
  readonly whereOf: (route: string, words: string) => Place & { file: string };
  /** The footer of each page, sorted by route. */
  readonly footers: readonly FooterOfPage[];
};

const routeOf = ({ type, slug }: ContentFile): string | undefined => type.route?.(slug);

/** Reads a content folder. Throws if banks, texts or brand have errors, which the check reports. */
export function readDisclosures(folder: string, cache?: CheckCache): ReadDisclosures {
  const { contents } = readAllContent(folder, cache);
  const foundations = foundationsOf(contents, new Set());
  const sources = disclosureSources(contents, new Set());
  if (!sources) throw new Error(`The disclosures can't be read. Run "npm run check" for the errors.`);
  const context = disclosureContext(sources, foundations);
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
