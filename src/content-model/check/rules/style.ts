/** Checks prose against the lists of words in docs/style.md. */
import { hasBrokenSuppressions, suppressionsOf } from '../../suppressions';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { findPhrases } from '../prose/find-phrases';
import type { ContentFile } from '../reading/content-file';
import { countPieces, type Place } from '../reading/places';
import { type Prose, proseOf } from '../reading/prose';
import { unusedSuppressions } from './unused-suppressions';

type Avoided = { words: string; write: string; place: Place };

const avoidedIn = ({ text, locate }: Prose): Avoided[] =>
  findPhrases(text).map(({ rule, start, end }) => {
    const words = text.slice(start, end).replace(/\s+/g, ' ');
    return { words, write: rule.write, place: locate(words, countPieces(text.slice(0, start), words)) };
  });

/** Words of a file that the house style avoids, and suppressions that are for none. */
export function styleDiagnostics(content: ContentFile): Diagnostic[] {
  if (hasBrokenSuppressions(content.value)) return [];
  const avoided = proseOf(content).flatMap(avoidedIn);
  const suppressed = suppressionsOf(content.value).filter(({ rule }) => rule === 'style');
  const errors = avoided
    .filter(({ words }) => !suppressed.some((suppression) => suppression.words === words))
    .map(({ words, write, place }) => ({
      file: content.file,
      ...place,
      message: `${quote(words)} isn't our style; see docs/style.md`,
      fix: `write: ${write.replace(/_([a-z ]+)_/gi, '$1')}`,
    }));
  return [
    ...errors,
    ...unusedSuppressions(content, ['style'], (suppression) =>
      avoided.some(({ words }) => words === suppression.words),
    ),
  ];
}
