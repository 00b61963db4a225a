/** Checks that limits, windows, hours and deadlines come from facts.yaml and aren't typed into prose. */
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

type Figure = { words: string; place: Place; name: string; fix: string };

/** A figure with its position in a text. */
type Found = { words: string; start: number; name: string; otherwise?: string | undefined };

const endOf = ({ words, start }: Found): number => start + words.length;

function fixOf(found: Found, text: string, facts: Variables): string {
  const tokens = factsLike(found.words, sentenceAround(text, found.start, endOf(found)), facts);
  // Many facts with the same value say nothing about which is meant.
  const first =
    tokens.length > 0 && tokens.length <= 3
      ? `write ${tokens.map((token) => `{${token}}`).join(' or ')} instead`
      : 'add a record to facts.yaml and refer to it, as in {fact:its-id}';
  return [first, ...(found.otherwise ? [found.otherwise] : [])].join('; ');
}

type KnownFigure = { id: string; words: string; isCount: boolean };

const known = new WeakMap<Variables, KnownFigure[]>();

/** Formatted facts that are figures wherever they are: those with a digit and a word, large amounts, and counts from ten. */
function figuresOfFacts(facts: Variables): KnownFigure[] {
  const figures =
    known.get(facts) ??
    [...facts].flatMap(([token, value]): KnownFigure[] => {
      if (!token.startsWith('fact:') || !/\d/.test(value)) return [];
      const id = token.slice('fact:'.length);
      if (/^\d{2,}$/.test(value)) return [{ id, words: value, isCount: true }];
      if (/^\$\d[\d,]{6,}$/.test(value)) return [{ id, words: `${value}.00`, isCount: false }];
      return /[a-z×]/i.test(value) ? [{ id, words: value, isCount: false }] : [];
    });
  known.set(facts, figures);
  return figures;
}

/** How many words of its ID a sentence has to share with a count, such as 200, to be about it. */
const sharedWords = 2;

/** Facts that are in a text word for word. */
function repeatedFacts(text: string, facts: Variables): Found[] {
  return figuresOfFacts(facts).flatMap(({ id, words, isCount }) => {
    if (!isCount) {
      const start = text.indexOf(words);
      const isFigure = start >= 0 && isLimit(text, start, start + words.length, 'payments');
      return isFigure ? [{ words, start, name: 'a figure of facts.yaml' }] : [];
    }
    return [...text.matchAll(new RegExp(`(?<![\\w$.,:/#-])${words}(?![\\w%:/-]|[.,]\\d)`, 'g'))].flatMap(
      ({ index }) =>
        likeness(id, sentenceAround(text, index, index + words.length)) < sharedWords
          ? []
          : [{ words, start: index, name: 'a figure of facts.yaml' }],
    );
  });
}

/** The figures in a text, the longest of those that overlap. */
function foundIn(text: string, facts: Variables): Found[] {
  if (!couldHoldFigure.test(text)) return [];
  const typed = figurePatterns.flatMap(({ name, pattern, otherwise, about }) =>
    [...text.matchAll(pattern)]
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

const figuresIn = ({ text, locate }: Prose, facts: Variables): Figure[] =>
  foundIn(text, facts).map((found) => ({
    words: found.words,
    place: locate(found.words, countPieces(text.slice(0, found.start), found.words)),
    name: found.name,
    fix: fixOf(found, text, facts),
  }));

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
    .map(({ words, place, name, fix }) => ({
      file: content.file,
      ...place,
      message: `${quote(words)} is ${name} typed into a text, where it can become outdated`,
      fix,
    }));
  const serves = ({ words }: Suppression) => figures.some((figure) => figure.words === words);
  return [...errors, ...unusedSuppressions(content, ['typed_figure'], serves)];
}
