/** Checks that limits, windows, hours and deadlines come from facts.yaml and aren't typed into prose. */

import { matchesIn } from '../../../lib/text/matches-in';
import { hasBrokenSuppressions, type Suppression, suppressionsOf } from '../../suppressions';
import type { Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces, type Place } from '../reading/places';
import { type Prose, proseOf } from '../reading/prose';
import { factsLike, likeness } from './figure-facts';
import { couldHoldFigure, figurePatterns } from './figure-patterns';
import { isLimit, sentenceAround } from './figure-topics';
import { unusedSuppressions } from './unused-suppressions';

/** A figure with its position in a text. */
type Found = { words: string; start: number; name: string; otherwise?: string | undefined };

/** A figure in a file's prose. */
type Figure = Found & { prose: Prose };

const endOf = ({ words, start }: Found): number => start + words.length;

function fixOf(found: Figure, facts: Variables): string {
  const sentence = sentenceAround(found.prose.text, found.start, endOf(found));
  const variables = factsLike(found.words, sentence, facts);
  // Many facts with the same value say nothing about which is meant.
  const first =
    variables.length > 0 && variables.length <= 3
      ? `write ${variables.map((variable) => `{${variable}}`).join(' or ')} instead`
      : 'add a record to facts.yaml and refer to it, as in {fact:its-id}';
  return [first, ...(found.otherwise ? [found.otherwise] : [])].join('; ');
}

/** A formatted fact. The pattern finds a count, which is a figure only in some sentences. */
type KnownFigure = { id: string; words: string; count?: RegExp };

const known = new WeakMap<Variables, KnownFigure[]>();

const countPattern = (digits: string): RegExp =>
  new RegExp(`(?<![\\w$.,:/#-])${digits}(?![\\w%:/-]|[.,]\\d)`, 'g');

/** Formatted facts that are figures wherever they are: those with a digit and a word, large amounts, and counts from ten. */
function figuresOfFacts(facts: Variables): KnownFigure[] {
  const figures =
    known.get(facts) ??
    [...facts].flatMap(([variable, value]): KnownFigure[] => {
      if (!variable.startsWith('fact:') || !/\d/.test(value)) return [];
      const id = variable.slice('fact:'.length);
      if (/^\d{2,}$/.test(value)) return [{ id, words: value, count: countPattern(value) }];
      if (/^\$\d[\d,]{6,}$/.test(value)) return [{ id, words: `${value}.00` }];
      return /[a-z×]/i.test(value) ? [{ id, words: value }] : [];
    });
  known.set(facts, figures);
  return figures;
}

/** How many words of its ID a sentence has to share with a count, such as 200, to be about it. */
const sharedWords = 2;

/** Every index of some words in a text. */
function startsOf(text: string, words: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) starts.push(at);
  return starts;
}

/** Facts that are in a text word for word. */
function repeatedFacts(text: string, facts: Variables): Found[] {
  // All of them have one.
  if (!/\d/.test(text)) return [];
  return figuresOfFacts(facts).flatMap(({ id, words, count }) => {
    if (!text.includes(words)) return [];
    const starts = count
      ? [...text.matchAll(count)]
          .map(({ index }) => index)
          .filter((at) => likeness(id, sentenceAround(text, at, at + words.length)) >= sharedWords)
      : startsOf(text, words).filter((at) => isLimit(text, at, at + words.length, 'payments'));
    return starts.map((start) => ({ words, start, name: 'a figure of facts.yaml' }));
  });
}

/** The figures in a text, the longest of those that overlap. */
function foundIn(text: string, facts: Variables): Found[] {
  if (!couldHoldFigure.test(text)) return [];
  const typed = figurePatterns.flatMap(({ name, pattern, otherwise, about }) =>
    matchesIn(text, pattern)
      .filter(({ 0: words, index }) => isLimit(text, index, index + words.length, about))
      .map(({ 0: words, index }): Found => ({ words, start: index, name, otherwise })),
  );
  return [...typed, ...repeatedFacts(text, facts)]
    .sort((a, b) => b.words.length - a.words.length)
    .filter(
      (found, index, all) =>
        !all.slice(0, index).some((longer) => found.start < endOf(longer) && longer.start < endOf(found)),
    )
    .sort((a, b) => a.start - b.start);
}

const figuresIn = (prose: Prose, facts: Variables): Figure[] =>
  foundIn(prose.text, facts).map((found) => ({ ...found, prose }));

const placeOf = ({ words, start, prose }: Figure): Place =>
  prose.locate(words, countPieces(prose.text.slice(0, start), words));

/**
 * Figures typed into a file's prose, and unused suppressions.
 * @param facts the variables of facts
 */
export function figureDiagnostics(content: ContentFile, facts: Variables): Diagnostic[] {
  if (content.type.name === 'Fact') return [];
  if (hasBrokenSuppressions(content.value)) return [];
  const figures = proseOf(content).flatMap((prose) => figuresIn(prose, facts));
  const isSuppressed = suppressionsOf(content.value).filter(({ rule }) => rule === 'typed_figure');
  const errors = figures
    .filter(({ words }) => !isSuppressed.some((suppression) => suppression.words === words))
    .map((figure) => ({
      file: content.file,
      ...placeOf(figure),
      message: `${quote(figure.words)} is ${figure.name} typed into a text, where it can become outdated`,
      fix: fixOf(figure, facts),
    }));
  const serves = ({ words }: Suppression) => figures.some((figure) => figure.words === words);
  return [...errors, ...unusedSuppressions(content, ['typed_figure'], serves)];
}
