/** Ranks search results and groups them by section. Pure. */
import type { FoundPage, FoundPart, Hit, HitGroup, PartHit, Piece } from './hits';
import { markedPieces } from './pieces';
import { isNamed, isWholeName, parseQuery, type Query, type Score, scoreOf } from './score';
import { bestSentence, firstSentence, type PageText, readText } from './sentences';

/** Parts of a page shown below it. */
const shownParts = 3;

/** Pages shown. */
const shownPages = 20;

/** The best matching parts, in the order of the page. */
function bestParts(parts: readonly FoundPart[]): FoundPart[] {
  const best = [...parts].sort((a, b) => b.weight - a.weight).slice(0, shownParts);
  return parts.filter((part) => best.includes(part));
}

/** A field or a term is explained by its first sentence. */
const sentenceOfPart = (text: PageText, { matches }: FoundPage, query: Query, part: FoundPart): Piece[] => {
  const best = part.kind === 'name' ? [] : bestSentence(text, matches, query.words, part);
  return best.length > 0 ? best : firstSentence(text, part);
};

const written = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Converts a page to a hit. A part that the query names replaces its page. */
export function hitOf({ page, value, part }: Score, query: Query): Hit {
  const text = readText(page.content);
  const partHit = (shown: FoundPart): PartHit => ({
    title: shown.title,
    url: shown.url,
    sentence: sentenceOfPart(text, page, query, shown),
  });
  const parts = bestParts(page.parts.filter((other) => other !== part))
    .map(partHit)
    // One with labels or code only says nothing.
    .filter(({ sentence }) => sentence.length > 0);
  if (part) return { ...partHit(part), page: page.title, parts };
  const found = isNamed(value) ? [] : bestSentence(text, page.matches, query.words);
  // The sentence of a part isn't repeated.
  const isNew = found.length > 0 && parts.every(({ sentence: other }) => written(other) !== written(found));
  const sentence = isNew ? found : markedPieces(page.description, query.words);
  return { url: page.url, title: page.title, page: undefined, sentence, parts };
}

/**
 * The better of two pages: the one with the higher score, then the one that the index ranks higher. Of pages with exactly the
 * query as their name, the earlier in the list of pages; of fields, the one in the resource with the shorter name, which is
 * more general: "ACH transfers" before "Inbound ACH transfers".
 */
function compared(a: Score, b: Score): number {
  if (a.value !== b.value) return b.value - a.value;
  if (a.part && b.part && a.page.section === 'api') return a.page.title.length - b.page.title.length;
  return isWholeName(a.value) && !a.part ? a.page.order - b.page.order : b.page.score - a.page.score;
}

/** The pages with their scores, best first. */
export const scored = (found: readonly FoundPage[], typed: string): Score[] => {
  const query = parseQuery(typed);
  return found.map((page) => scoreOf(page, query)).sort(compared);
};

/**
 * The hits by section, the section with the best hit first.
 * @param ranked from `scored`
 * @param typed the query
 */
export function groupedHits(ranked: readonly Score[], typed: string): HitGroup[] {
  const query = parseQuery(typed);
  const groups = new Map<string, Hit[]>();
  for (const score of ranked.slice(0, shownPages)) {
    const { group } = score.page;
    groups.set(group, [...(groups.get(group) ?? []), hitOf(score, query)]);
  }
  return [...groups].map(([name, hits]) => ({ name, hits }));
}
