/** Texts in pieces, so that what was looked for can be marked without HTML of the index getting into the page. Pure. */
import type { Piece } from './hits';

const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** An excerpt of the index, with `<mark>` round what was looked for. */
export const excerptPieces = (excerpt: string): Piece[] =>
  excerpt
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, index) => ({ text: unescaped(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title in which the beginnings of words that were typed are marked. */
export function titlePieces(title: string, typed: string): Piece[] {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ text: title, marked: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join('|')})`, 'giu');
  return title
    .split(pattern)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
