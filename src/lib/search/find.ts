/** A search from the typed text to the results that are shown. */
import type { FoundPage, HitGroup, NearTerm } from './hits';
import { matchesQuery } from './match';
import { nearestTerms } from './nearest';
import { foundPage, type Index, namedPartsOf, namesOf, type PageResult } from './pagefind-data';
import { groupedHits, hitOf, scored } from './rank';
import { parseQuery, type Score } from './score';
import { comparisonsIn, sidesOf } from './versus';
import { subjectOf } from './words';

/** What a search found. */
export type Found = {
  readonly groups: readonly HitGroup[];
  /** Number of matching pages; the groups have the best of them. */
  readonly total: number;
  /** Names close to a query that finds nothing. */
  readonly near: readonly NearTerm[];
};

/** Pages read because of their text, and because of their names or description. */
const limits = { text: 20, about: 60 } as const;

const about = ['title', 'names', 'description'];

/** The results worth reading: the index counts words, so a page about the query can be far down. */
function worthReading(results: readonly PageResult[]): readonly PageResult[] {
  const named = results.filter(({ matchedMetaFields: fields = [] }) =>
    fields.some((name) => about.includes(name)),
  );
  return [...new Set([...results.slice(0, limits.text), ...named.slice(0, limits.about)])];
}

type Pages = { readonly pages: FoundPage[]; readonly total: number };

async function pagesFor(index: Index, query: string): Promise<Pages> {
  const { results } = await index.search(query);
  const read = worthReading(results);
  const all = await Promise.all(read.map(async ({ data, score }) => foundPage(await data(), score)));
  const pages = all.filter((page) => matchesQuery(page, query));
  return { pages, total: pages.length < all.length ? pages.length : results.length };
}

/** Pages with any of the words, those with most of them first: for a query whose words no page has together. */
async function pagesForAny(index: Index, words: readonly string[]): Promise<Pages> {
  const byUrl = new Map<string, FoundPage>();
  for (const word of words) {
    for (const page of (await pagesFor(index, word)).pages) {
      const known = byUrl.get(page.url);
      // A word more is worth more than any score within one word.
      byUrl.set(page.url, known ? { ...known, score: known.score + page.score + 1000 } : page);
    }
  }
  const most = Math.max(0, ...[...byUrl.values()].map(({ score }) => score));
  // If some page has several of the words, those with one are noise.
  const pages = [...byUrl.values()].filter(({ score }) => most < 1000 || score >= 1000);
  return { pages, total: pages.length };
}

async function bestOf(index: Index, typed: string): Promise<Score | undefined> {
  const { pages } = await pagesFor(index, subjectOf(typed));
  return scored(pages, typed)[0];
}

/** The two things that a query compares, and their comparison. */
async function comparison(index: Index, sides: readonly [string, string]): Promise<HitGroup | undefined> {
  const [a, b] = [await bestOf(index, sides[0]), await bestOf(index, sides[1])];
  if (!a || !b || a.page.url === b.page.url) return undefined;
  const { pages } = await pagesFor(index, subjectOf(sides.join(' ')));
  const query = parseQuery(sides.join(' '));
  const hits = [
    hitOf(a, parseQuery(sides[0])),
    hitOf(b, parseQuery(sides[1])),
    ...comparisonsIn(pages, sides).map((score) => hitOf(score, query)),
  ];
  return { name: 'Compare', hits: hits.slice(0, 4).map((hit) => ({ ...hit, parts: [] })) };
}

/** Names of pages, terms and fields close to the query. */
async function nearTo(index: Index, typed: string): Promise<NearTerm[]> {
  const { results } = await index.search(null);
  const data = await Promise.all(results.map((result) => result.data()));
  const terms = data.flatMap((page) => {
    const name = page.meta.title ?? page.url;
    return [
      { name, href: page.url, names: [name, ...namesOf(page)] },
      ...(page.meta.section === 'documentation' ? namedPartsOf(page) : []).map((part) => ({
        ...part,
        names: [part.name],
      })),
    ];
  });
  return nearestTerms(terms, typed);
}

const withoutUrls = ({ name, hits }: HitGroup, urls: ReadonlySet<string>): HitGroup => ({
  name,
  hits: hits.filter(({ url }) => !urls.has(url)),
});

/**
 * Searches an index. Rejects if a part of the index can't be loaded.
 * @param typed the query as typed
 */
export async function findIn(index: Index, typed: string): Promise<Found> {
  const sides = sidesOf(typed);
  const compared = sides && (await comparison(index, sides));
  const query = subjectOf(sides && compared ? sides.join(' ') : typed);
  const { words } = parseQuery(query);
  const all = await pagesFor(index, query);
  const { pages, total } = all.pages.length > 0 || words.length < 2 ? all : await pagesForAny(index, words);
  const groups = groupedHits(scored(pages, query), query);
  const shown = new Set(compared?.hits.map(({ url }) => url));
  const others = groups.map((group) => withoutUrls(group, shown)).filter(({ hits }) => hits.length > 0);
  const near = pages.length === 0 ? await nearTo(index, typed) : [];
  return { groups: compared ? [compared, ...others] : others, total, near };
}
