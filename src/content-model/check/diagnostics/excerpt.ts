/** The lines of a file around a diagnostic, and what they mark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from './diagnostic';

/** The text of a file, given its path from the repository root; undefined if it can't be read, or isn't text in UTF-8. */
export type SourceText = (file: string) => string | undefined;

/** A line of a file. `mark` is what a diagnostic is about: an index in `text`, from 0, and a length. */
export type ExcerptLine = { number: number; text: string; mark?: { start: number; length: number } };

/** Characters of a line to show; the rest of a longer line is cut. */
const width = 100;

/** Reads the files of a content folder, each once. */
export function sourcesOf(folder: string): SourceText {
  const texts = new Map<string, string | undefined>();
  const read = (file: string): string | undefined => {
    try {
      const text = readFileSync(join(folder, file.replace(/^content\//, '')), 'utf8').replace(/^\uFEFF/, '');
      // Pictures and text in UTF-16 have such characters.
      return text.includes('\0') ? undefined : text;
    } catch {
      return undefined;
    }
  };
  return (file) => {
    if (!texts.has(file)) texts.set(file, read(file));
    return texts.get(file);
  };
}

/** How much of a line a message is about: the words that it quotes, if the line has them there, or one character. */
function lengthOf(message: string, line: string, start: number): number {
  const rest = line.slice(start).trimEnd();
  const opening = /^["']/.test(rest) ? 1 : 0;
  const lengths = [...message.matchAll(/"([^"]+)"/g)].map(([, words = '']) => {
    const isCut = words.endsWith('…');
    const piece = isCut ? words.slice(0, -1) : words;
    const skipped = rest.startsWith(piece) ? 0 : opening;
    if (!rest.startsWith(piece, skipped)) return 0;
    return isCut ? rest.length : piece.length + 2 * skipped;
  });
  return Math.max(1, ...lengths);
}

/** A part of a long line with its mark in it. Each tab and control character becomes a space, so that the mark is below it. */
function cut(line: string, start: number, length: number): Omit<ExcerptLine, 'number'> {
  const shown = line.replace(/\p{Cc}/gu, ' ');
  if (shown.length <= width) return { text: shown.trimEnd(), mark: { start, length } };
  const from = Math.max(0, Math.min(start - width / 4, shown.length - width));
  const before = from > 0 ? '…' : '';
  const after = from + width < shown.length ? '…' : '';
  const text = `${before}${shown.slice(from, from + width)}${after}`;
  const place = start - from + before.length;
  return { text, mark: { start: place, length: Math.min(length, text.length - place) } };
}

/** The line of a diagnostic, below the line before it; empty if the file doesn't have it. */
export function excerptOf({ file, line, column, message }: Diagnostic, sources: SourceText): ExcerptLine[] {
  const lines = sources(file)?.split(/\r?\n/) ?? [];
  const text = lines[line - 1];
  if (text === undefined || text.trim() === '') return [];
  const start = Math.min(column - 1, text.length);
  const own = { number: line, ...cut(text, start, lengthOf(message, text, start)) };
  const above = lines[line - 2];
  if (above === undefined || above.trim() === '') return [own];
  const { mark: _, ...before } = cut(above, 0, 1);
  return [{ number: line - 1, ...before }, own];
}
