/** Checks the tokens in texts, and that names which stand in site.yaml alone are not typed elsewhere. */
import { recordShape, visitScalars } from '../shape';
import { tokensIn, type Words } from '../words';
import { type Problem, quote } from './problem';
import type { ContentFile, Place } from './read';
import { fixFor, nearest } from './suggest';

type Passage = { text: string; place: Place };

function passagesOf(content: ContentFile): Passage[] {
  const passages: Passage[] = [];
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    if (shape.words && typeof value === 'string') passages.push({ text: value, place: content.locate(path) });
  });
  const lines = content.body?.text.split('\n') ?? [];
  const first = content.body?.line ?? 1;
  return [...passages, ...lines.map((text, index) => ({ text, place: { line: first + index, column: 1 } }))];
}

/** Braces may be code; they count as a mistyped token when they have a token's prefix or nearly its name. */
const looksLikeToken = (name: string, known: readonly string[]): boolean =>
  /^(fact|urls|emails)[.:]/.test(name) || (!name.includes('_id') && nearest(name, known) !== undefined);

function tokenProblems(content: ContentFile, { text, place }: Passage, words: Words): Problem[] {
  const known = [...words.keys()];
  return tokensIn(text)
    .filter(({ name }) => !words.has(name) && looksLikeToken(name, known))
    .map(({ name }) => ({
      file: content.file,
      ...place,
      message: name.startsWith('fact:')
        ? `${quote(`{${name}}`)} names a fact that facts.yaml does not have`
        : `${quote(`{${name}}`)} is not a known token`,
      fix: fixFor(name, known),
    }));
}

/** Whole words, so that a brand such as "Acme" does not forbid "acmeist". */
const contains = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(
    text,
  );

function typedNames(content: ContentFile, { text, place }: Passage, words: Words): Problem[] {
  const tokens = ['legal_name', 'brand', 'domain'].filter((name) => contains(text, words.get(name) ?? '\0'));
  const token = tokens[0];
  if (token === undefined || content.type.name === 'BrandContent') return [];
  const message = `${quote(words.get(token))} is typed here; it stands in site.yaml alone`;
  return [{ file: content.file, ...place, message, fix: `write {${token}} instead` }];
}

/** What is wrong with the tokens and names in a file's texts. */
export function wordProblems(content: ContentFile, words: Words): Problem[] {
  return passagesOf(content).flatMap((passage) => [
    ...tokenProblems(content, passage, words),
    ...typedNames(content, passage, words),
  ]);
}
