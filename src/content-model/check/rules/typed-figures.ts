/** Checks that limits, windows, hours and deadlines come from facts.yaml and aren't typed into prose. */
import { type Suppression, suppressionsOf } from '../../suppressions';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { listed } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { Foundations } from '../reading/foundations';
import { countPieces, type Place } from '../reading/places';
import { type Prose, proseOf } from '../reading/prose';
import { amountOf } from './amounts';
import { couldHoldFigure, figurePatterns } from './figure-patterns';
import { unusedSuppressions } from './unused-suppressions';

type Figure = { words: string; place: Place; name: string; fix: string };

const withoutSpaces = (words: string): string => words.replace(/\s/g, '').toLowerCase();

/** The variables of the facts with this value, written in any way: "$10 million" is "$10,000,000". */
function tokensFor(words: string, { variables: known }: Foundations): string[] {
  const amount = amountOf(words);
  const alike = ([token, value]: [string, string]) =>
    /^(fact|clock):/.test(token) &&
    (withoutSpaces(value) === withoutSpaces(words) || (amount !== undefined && amountOf(value) === amount));
  return [...known].filter(alike).map(([token]) => `{${token}}`);
}

function fixOf(words: string, foundations: Foundations, otherwise: string | undefined): string {
  const tokens = tokensFor(words, foundations);
  const more = tokens.length > 3 ? 'the variable of the fact that it is about, such as ' : '';
  const first =
    tokens.length > 0
      ? `write ${more}${listed(tokens.slice(0, more ? 1 : 3))} instead`
      : 'add a record to facts.yaml and refer to it, as in {fact:its-id}';
  return [first, ...(otherwise ? [otherwise] : [])].join('; ');
}

const found = new WeakMap<Foundations['variables'], string[]>();

/** Formatted facts with a digit, which are figures anywhere; short ones would match by chance. Memoized. */
function wordsOfFacts({ variables }: Foundations): string[] {
  const known =
    found.get(variables) ??
    [...variables]
      .filter(([token, value]) => token.startsWith('fact:') && /\d/.test(value) && /[a-z×]/i.test(value))
      .map(([, value]) => value);
  found.set(variables, known);
  return known;
}

function figuresIn({ text, locate }: Prose, foundations: Foundations): Figure[] {
  if (!couldHoldFigure.test(text)) return [];
  const typed = figurePatterns.flatMap(({ name, pattern, otherwise }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      words,
      place: locate(words, countPieces(text.slice(0, index), words)),
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

/** Figures typed into a file's prose, and unused suppressions. */
export function figureDiagnostics(content: ContentFile, foundations: Foundations): Diagnostic[] {
  if (content.type.name === 'Fact') return [];
  const figures = proseOf(content).flatMap((prose) => figuresIn(prose, foundations));
  const isSuppressed = suppressionsOf(content.value).filter(({ rule }) => rule === 'typed_figure');
  const errors = figures
    .filter(({ words }) => !isSuppressed.some((suppression) => suppression.words === words))
    .map(({ words, place, name, fix }) => ({
      file: content.file,
      ...place,
      message: `${quote(words)} is ${name} typed into a text, where it can become outdated`,
      fix,
    }));
  const serves = ({ words }: Suppression) => figures.some((figure) => figure.words === words);
  return [...errors, ...unusedSuppressions(content, ['typed_figure'], serves)];
}
