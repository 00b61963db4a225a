/** The order of what search finds: who types a name wants what has the name, before what only speaks of it. Pure. */

import type { FoundPage, FoundPart, Hit, HitGroup } from './hits';
import { plainName } from './plain-name';

/** Parts of a page that are shown with it. */
const shownParts = 3;

/** How exactly a page is meant, the more the better. */
const rank = { words: 0, opening: 1, row: 2, part: 3, name: 4 } as const;

const partNamed = ({ parts }: FoundPage, query: string): FoundPart | undefined =>
  parts.find(({ title }) => plainName(title) === query);

/** @param query in its plain form (names.ts) */
function rankOf(page: FoundPage, query: string): number {
  const names = [page.title, ...page.names].map(plainName);
  if (names.includes(query)) return rank.name;
  if (partNamed(page, query)) return rank.part;
  if (page.rows.map(plainName).includes(query)) return rank.row;
  return names.some((name) => name.startsWith(`${query} `)) ? rank.opening : rank.words;
}

/** The parts that fit best, in the order of the page. */
function bestParts(parts: readonly FoundPart[]): FoundPart[] {
  const best = [...parts].sort((a, b) => b.weight - a.weight).slice(0, shownParts);
  return parts.filter((part) => best.includes(part));
}

/** A page as a hit. The part whose name is looked for stands in its place: it is what was meant. */
function hitOf(page: FoundPage, query: string, exactly: number): Hit {
  const part = exactly === rank.part ? partNamed(page, query) : undefined;
  if (part) {
    const others = page.parts.filter((other) => other !== part);
    return { ...part, page: page.title, parts: bestParts(others) };
  }
  const { url, title, parts } = page;
  const excerpt = exactly === rank.name ? page.description : page.excerpt;
  return { url, title, page: undefined, excerpt, parts: bestParts(parts) };
}

/**
 * Of two that have the name the documentation says more; of two with a part of that name the one with the shorter name is
 * the more general: "ACH transfers" before "Inbound ACH transfers". All others keep the order of the index.
 */
function amongEquals(a: FoundPage, b: FoundPage, exactly: number): number {
  if (exactly === rank.name) return a.order - b.order;
  return exactly === rank.part ? a.title.length - b.title.length : 0;
}

/**
 * The hits by section, the section of the best one first.
 * @param found pages in the order of the index
 * @param typed what is looked for
 */
export function rankedGroups(found: readonly FoundPage[], typed: string): HitGroup[] {
  const query = plainName(typed);
  const ranked = found
    .map((page) => ({ page, exactly: rankOf(page, query) }))
    .sort((a, b) => b.exactly - a.exactly || amongEquals(a.page, b.page, a.exactly));
  const groups = new Map<string, Hit[]>();
  for (const { page, exactly } of ranked) {
    const hits = groups.get(page.group) ?? [];
    groups.set(page.group, [...hits, hitOf(page, query, exactly)]);
  }
  return [...groups].map(([name, hits]) => ({ name, hits }));
}
