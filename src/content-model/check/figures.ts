/** Checks that limits, windows, hours and deadlines come from facts.yaml: none is typed into prose. */
import { exemptionsOf } from '../exemptions';
import { recordShape, visitScalars } from '../shape';
import { figurePatterns } from './figure-patterns';
import type { Foundations } from './foundations';
import { markdownParts } from './markdown';
import { indexOfNth, type Place } from './places';
import { type Problem, quote } from './problem';
import type { ContentFile } from './read';

/** A piece of prose of a file, with where something in it stands that stands in it so often before. */
type Prose = { text: string; locate: (piece: string, earlier: number) => Place };

type Figure = { words: string; place: Place; name: string; fix: string };

function proseOf(content: ContentFile): Prose[] {
  const prose: Prose[] = [];
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    if (!shape.words || shape.code || shape.link || typeof value !== 'string') return;
    prose.push({ text: value, locate: (piece, earlier) => content.locateText(path, piece, earlier) });
  });
  const parts = content.body ? markdownParts(content.body).filter(({ kind }) => kind === 'prose') : [];
  const inBody = parts.map(({ text, place }) => ({
    text,
    locate: (piece: string, earlier: number) => placeIn(text, indexOfNth(text, piece, earlier), place),
  }));
  return [...prose, ...inBody];
}

/** Where a character of a text stands, when the text starts at a place. */
function placeIn(text: string, index: number, start: Place): Place {
  const before = text.slice(0, index).split('\n');
  const last = before.at(-1) ?? '';
  return {
    line: start.line + before.length - 1,
    column: (before.length === 1 ? start.column : 1) + last.length,
  };
}

const countOf = (piece: string, text: string): number => text.split(piece).length - 1;

const withoutSpaces = (words: string): string => words.replace(/\s/g, '').toLowerCase();

/** The token of a fact that has this value, in words or as a time of day alone. */
function tokenFor(words: string, { words: known }: Foundations): string | undefined {
  const alike = ([token, value]: [string, string]) =>
    /^(fact|clock):/.test(token) && withoutSpaces(value) === withoutSpaces(words);
  return [...known].find(alike)?.[0];
}

function fixOf(words: string, foundations: Foundations, otherwise: string | undefined): string {
  const token = tokenFor(words, foundations);
  const first = token
    ? `write {${token}} instead`
    : 'add a record to facts.yaml and refer to it, as in {fact:its-id}';
  return [first, ...(otherwise ? [otherwise] : [])].join('; ');
}

/** Facts in words with a digit, which are figures wherever they stand; short ones would be found by chance. */
function wordsOfFacts({ words }: Foundations): string[] {
  return [...words]
    .filter(([token, value]) => token.startsWith('fact:') && /\d/.test(value) && /[a-z×]/i.test(value))
    .map(([, value]) => value);
}

function figuresIn({ text, locate }: Prose, foundations: Foundations): Figure[] {
  const typed = figurePatterns.flatMap(({ name, pattern, otherwise }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      words,
      place: locate(words, countOf(words, text.slice(0, index))),
      name,
      fix: fixOf(words, foundations, otherwise),
    })),
  );
  const known = wordsOfFacts(foundations)
    .filter((words) => text.includes(words) && !typed.some((figure) => words.includes(figure.words)))
    .map((words) => ({
      words,
      place: locate(words, 0),
      name: 'a figure of facts.yaml',
      fix: fixOf(words, foundations, undefined),
    }));
  return [...typed, ...known];
}

/** Exempt words that the file does not have, or no longer. */
function uselessExemptions(content: ContentFile, figures: readonly Figure[]): Problem[] {
  return exemptionsOf(content.value).flatMap(({ rule, words }, index): Problem[] => {
    if (rule !== 'typed_figure' || figures.some((figure) => figure.words === words)) return [];
    const place = content.locate(['exemptions', index, 'words']);
    const message = `the exemption of ${quote(words)} exempts nothing in this file`;
    return [
      { file: content.file, ...place, message, fix: 'remove it, or write the words as the page has them' },
    ];
  });
}

/** Figures that are typed into a file's prose, and exemptions that are for none. */
export function figureProblems(content: ContentFile, foundations: Foundations): Problem[] {
  if (content.type.name === 'Fact') return [];
  const figures = proseOf(content).flatMap((prose) => figuresIn(prose, foundations));
  const exempt = exemptionsOf(content.value).filter(({ rule }) => rule === 'typed_figure');
  const mistakes = figures
    .filter(({ words }) => !exempt.some((exemption) => exemption.words === words))
    .map(({ words, place, name, fix }) => ({
      file: content.file,
      ...place,
      message: `${quote(words)} is ${name} that is typed into a text; it can go stale`,
      fix,
    }));
  return [...mistakes, ...uselessExemptions(content, figures)];
}
