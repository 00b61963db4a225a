/** Queries that compare two things, such as "RTP vs FedNow". Pure. */
import type { FoundPage } from './hits';
import { parseQuery, type Score } from './score';
import { stemsOf } from './words';

/** The two things that a query compares; undefined if it compares nothing. */
export function sidesOf(typed: string): readonly [string, string] | undefined {
  const found =
    /^\s*(?:compare\s+|difference\s+between\s+)(.+?)\s+(?:and|with|to|or|vs\.?|versus)\s+(.+?)\s*\??$/i.exec(
      typed,
    ) ?? /^\s*(.+?)\s+(?:vs\.?|versus|or|compared\s+(?:to|with))\s+(.+?)\s*\??$/i.exec(typed);
  return found?.[1] && found[2] ? [found[1], found[2]] : undefined;
}

const includesAll = (text: string, stems: readonly string[]): boolean => {
  const own = stemsOf(text);
  return stems.every((stem) => own.includes(stem));
};

/** A part with both in its heading, or a page whose name promises a comparison and that has both. */
function comparisonIn(page: FoundPage, stems: readonly string[]): Score | undefined {
  const part = page.parts.find(({ kind, title }) => kind === 'heading' && includesAll(title, stems));
  if (part) return { page, value: 2, part };
  const [compare = ''] = stemsOf('compare');
  if (!page.names.some((name) => includesAll(name, [compare]))) return undefined;
  const table = page.parts.find(({ kind, title }) => kind === 'heading' && includesAll(title, [compare]));
  return { page, value: 1, part: table };
}

/**
 * The comparisons of two things, the one about exactly these two first.
 * @param found pages that mention both
 */
export function comparisonsIn(found: readonly FoundPage[], [a, b]: readonly [string, string]): Score[] {
  const stems = [...parseQuery(a).stems, ...parseQuery(b).stems];
  return found.flatMap((page) => comparisonIn(page, stems) ?? []).sort((x, y) => y.value - x.value);
}
