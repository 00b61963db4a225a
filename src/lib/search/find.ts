/** A search from the typed text to the results: Pagefind's ranking, with names of pages and their parts first. */
import type { Hit, HitGroup, PartHit } from './hits';
import { excerptPieces, markedPieces } from './pieces';
import { hasAll, keyOf, parseQuery, type Query, wordsOf } from './query';

type SubResult = {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly locations: readonly number[];
  /** The heading that it's below. The build adds a name as a heading of the sixth level. */
  readonly anchor?: { readonly element: string };
};

/** A page's entry in the index. */
export type PageData = {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly SubResult[];
};

/** A page that a search found. `data` loads its entry. */
export type PageResult = {
  readonly score: number;
  readonly matchedMetaFields?: readonly string[];
  readonly data: () => Promise<PageData>;
};

/** An open index. */
export type Index = {
  readonly search: (query: string) => Promise<{ readonly results: readonly PageResult[] }>;
};

/** Settings of the index. Titles and names count more than text. */
export const indexOptions = {
  excerptLength: 24,
  ranking: { metaWeights: { title: 5, names: 5, description: 1.5, group: 0, section: 0 } },
};

/** Separates names in one text. */
export const nameSeparator = ' · ';

/** Pages read because of their text, pages read because of their names, pages shown, and parts shown below each. */
const limits = { text: 20, named: 60, pages: 20, parts: 3 } as const;

/** What a query can be to a page; higher is better, and more than any bonus of a section. */
const worth = {
  code: 100,
  name: 80,
  part: 75,
  fact: 70,
  resource: 62,
  inName: 60,
  inHeading: 50,
  about: 45,
  field: 40,
} as const;

/** Among equals: articles say most, then products. */
const bonus: Readonly<Record<string, number>> = {
  documentation: 8,
  products: 6,
  codes: 4,
  api: 3,
  company: 2,
};

type Scored = {
  readonly page: PageData;
  readonly value: number;
  readonly rank: number;
  /** The part that the query names, which replaces its page in the results. */
  readonly part: SubResult | undefined;
};

function partNamed({ meta, sub_results: all }: PageData, query: Query): [number, SubResult | undefined] {
  const parts = all.filter(({ anchor }) => anchor);
  const exact = parts.find(({ title }) => title.toLowerCase() === query.code);
  if (exact) return [worth.code, exact];
  const isApi = meta.section === 'api';
  const same = parts.find(({ title }) => keyOf(title) === query.key);
  if (same) return [isApi ? worth.field : worth.part, same];
  const part = isApi ? undefined : parts.find(({ title }) => hasAll(title, query.words));
  if (!part) return [0, undefined];
  // Outside the API only facts are names. One answers a query that has a fair share of its words.
  const answers = part.anchor?.element === 'h6' && query.words.length * 4 >= wordsOf(part.title).length;
  return [answers ? worth.fact : worth.inHeading, part];
}

function pageNamed({ meta }: PageData, { key, code, words }: Query): number {
  const names = [meta.title ?? '', ...(meta.names ?? '').split(nameSeparator)];
  if (names.some((name) => name.toLowerCase() === code)) return worth.code;
  if (names.some((name) => keyOf(name) === key)) return meta.section === 'api' ? worth.resource : worth.name;
  // A short name says more than a long one.
  const lengths = names.filter((name) => hasAll(name, words)).map((name) => wordsOf(name).length);
  if (lengths.length > 0) return worth.inName + 1 / Math.min(...lengths);
  return hasAll([...names, meta.description].join(' '), words) ? worth.about : 0;
}

function scoreOf(page: PageData, rank: number, query: Query): Scored {
  const own = pageNamed(page, query);
  const [ofPart, part] = partNamed(page, query);
  const value = Math.max(own, ofPart);
  return {
    page,
    rank,
    value: value && value + (bonus[page.meta.section ?? ''] ?? 0),
    part: ofPart > own ? part : undefined,
  };
}

/** The better of two. Of pages or fields with the same name the first in the alphabet: ACH is the most common network. */
const compared = (a: Scored, b: Scored): number =>
  b.value - a.value ||
  (a.value >= worth.part || (a.part && b.part) ? a.page.url.localeCompare(b.page.url) : b.rank - a.rank);

/**
 * Whether a page really matches. If no word does, Pagefind shortens the query until one does: "postman" would find "post".
 */
function isMatch({ excerpt, meta }: PageData, { words }: Query): boolean {
  const found = [excerpt, meta.title, meta.names, meta.description].join(' ').toLowerCase();
  const start = (word: string) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
  return words.some((word) => new RegExp(`\\b${start(word)}`).test(found));
}

function hitOf({ page, value, part }: Scored, { words }: Query): Hit {
  const partHit = ({ url, title, excerpt }: SubResult): PartHit => ({
    url,
    title: markedPieces(title, words),
    excerpt: excerptPieces(excerpt),
  });
  const others = page.sub_results.filter((other) => other.anchor && other !== part);
  const parts = others
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, limits.parts)
    .map(partHit);
  const title = page.meta.title ?? page.url;
  if (part) return { ...partHit(part), page: title, parts };
  const { description = '' } = page.meta;
  const excerpt = value >= worth.inName ? markedPieces(description, words) : excerptPieces(page.excerpt);
  return { url: page.url, title: markedPieces(title, words), page: undefined, excerpt, parts };
}

/** What a search found. */
export type Found = {
  /** By section, the one with the best hit first. */
  readonly groups: readonly HitGroup[];
  /** Number of matching pages; the groups have the best of them. */
  readonly total: number;
};

/** Searches an index. Rejects if a part of the index can't be loaded. */
export async function findIn(index: Index, typed: string): Promise<Found> {
  const query = parseQuery(typed);
  const { results } = await index.search(query.asked);
  const named = results.filter(({ matchedMetaFields: fields = [] }) => fields.length > 0);
  const read = [...new Set([...results.slice(0, limits.text), ...named.slice(0, limits.named)])];
  const pages = await Promise.all(read.map(async ({ data, score }) => ({ page: await data(), score })));
  const matching = pages.filter(({ page }) => isMatch(page, query));
  const scored = matching.map(({ page, score }) => scoreOf(page, score, query)).sort(compared);
  const groups = new Map<string, Hit[]>();
  for (const one of scored.slice(0, limits.pages)) {
    const { group = '' } = one.page.meta;
    groups.set(group, [...(groups.get(group) ?? []), hitOf(one, query)]);
  }
  const total = matching.length < pages.length ? matching.length : results.length;
  return { groups: [...groups].map(([name, hits]) => ({ name, hits })), total };
}
