/** Pagefind's results, and what this site's search reads from them. */
import type { FoundPage, FoundPart } from './hits';
import { nameSeparator } from './plain-name';
import { withoutMarks } from './sentence-marks';

type Anchor = {
  readonly element: string;
  readonly id: string;
  readonly text: string;
  readonly location: number;
};
type SubResult = {
  readonly title: string;
  readonly url: string;
  readonly anchor?: Anchor;
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
};

/** A page's entry in the index. */
export type PageData = {
  readonly url: string;
  readonly content: string;
  readonly locations: readonly number[];
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors?: readonly Anchor[];
  readonly sub_results: readonly SubResult[];
};

/** A page that a search found. `data` loads its entry. */
export type PageResult = {
  readonly score: number;
  /** The metadata with matches. */
  readonly matchedMetaFields?: readonly string[];
  readonly data: () => Promise<PageData>;
};

/** An open index. A search for null finds every page. */
export type Index = {
  readonly search: (query: string | null) => Promise<{ readonly results: readonly PageResult[] }>;
};

/** Settings of the index that change the order of results. Titles count more than text. */
export const indexOptions = {
  ranking: { metaWeights: { title: 5, names: 5, rows: 2, description: 1.5, group: 0, section: 0, order: 0 } },
};

const namesIn = (text: string | undefined): string[] => (text ? text.split(nameSeparator) : []);

function partsOf({ anchors = [], sub_results: parts }: PageData): FoundPart[] {
  const starts = anchors.map(({ location }) => location);
  return parts.flatMap(({ title, url, anchor, weighted_locations: locations }) => {
    // The start of the page is the page itself.
    if (!anchor) return [];
    return {
      title: withoutMarks(title),
      url,
      // The build adds a name as a heading of the sixth level.
      kind: anchor.element === 'h6' ? ('name' as const) : ('heading' as const),
      weight: locations.reduce((sum, { balanced_score: score }) => sum + score, 0),
      start: anchor.location,
      end: Math.min(...starts.filter((start) => start > anchor.location), Number.POSITIVE_INFINITY),
    };
  });
}

/** The names of a page. */
export const namesOf = ({ meta }: PageData): string[] => namesIn(meta.names);

/** The addresses and names of a page's parts that have a name, such as terms and fields. */
export const namedPartsOf = ({ url, anchors = [] }: PageData): { name: string; href: string }[] =>
  anchors
    .filter(({ element }) => element === 'h6')
    .map(({ id, text }) => ({ name: withoutMarks(text), href: `${url}#${id}` }));

/** A page that a search found. */
export function foundPage(data: PageData, score: number): FoundPage {
  const { url, content, locations, meta } = data;
  return {
    url,
    content,
    score,
    matches: locations,
    title: meta.title ?? url,
    group: meta.group ?? '',
    section: meta.section ?? '',
    order: Number(meta.order),
    description: meta.description ?? '',
    names: namesOf(data),
    rows: namesIn(meta.rows),
    parts: partsOf(data),
  };
}
