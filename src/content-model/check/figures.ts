/** Checks that limits, windows, hours and deadlines come from facts.yaml: none is typed into prose. */
import { type Exemption, exemptionsOf } from '../exemptions';
import { couldHoldFigure, figurePatterns } from './figure-patterns';
import type { Foundations } from './foundations';
import type { Place } from './places';
import { type Problem, quote } from './problem';
import { type Prose, proseOf } from './prose';
import type { ContentFile } from './read';
import { uselessExemptions } from './useless-exemptions';

type Figure = { words: string; place: Place; name: string; fix: string };

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

const found = new WeakMap<Foundations['words'], string[]>();

/** Facts in words with a digit, which are figures wherever they stand; short ones would be found by chance. Found once. */
function wordsOfFacts({ words }: Foundations): string[] {
  const known =
    found.get(words) ??
    [...words]
      .filter(([token, value]) => token.startsWith('fact:') && /\d/.test(value) && /[a-z×]/i.test(value))
      .map(([, value]) => value);
  found.set(words, known);
  return known;
}

function figuresIn({ text, locate }: Prose, foundations: Foundations): Figure[] {
  if (!couldHoldFigure.test(text)) return [];
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
  const serves = ({ words }: Exemption) => figures.some((figure) => figure.words === words);
  return [...mistakes, ...uselessExemptions(content, ['typed_figure'], serves)];
}
