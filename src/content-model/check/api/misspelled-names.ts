/** Finds names of the API that texts misspell: fields, values, operations and objects, such as `wire_transfer_intension`. */
import { distance } from 'fastest-levenshtein';
import { isRecord } from '../../api/json';
import type { Description } from '../../api/openapi';
import { operationsOf } from '../../api/operations';
import { quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { markdownParts } from '../reading/markdown-body';
import { countPieces } from '../reading/places';
import { proseOfFields } from '../reading/prose';
import type { PlacedError } from './located-error';
import { shownIn } from './shown-requests';

/** A name of two words or more, which can't be a word of a sentence. */
const names = /(?<![\w{:/.#-])[a-z]+(?:_[a-z0-9]+)+(?![\w:/}-])/g;

/** The most letters that may differ. A name with more differences is another name. */
const most = 2;

/** Shorter names are too similar to others. */
const shortest = 7;

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (['const', 'operationId', 'name'].includes(key) && typeof entry === 'string')
      for (const part of entry.split('.')) found.add(part);
    // Also fields that only an example has.
    if (['properties', 'schemas', 'example'].includes(key) && isRecord(entry))
      for (const name of Object.keys(entry)) found.add(name);
    collect(entry, found);
  }
}

const vocabularies = new WeakMap<Description, ReadonlySet<string>>();

/** The names that the API has. */
function namesOf(api: Description): ReadonlySet<string> {
  const known = vocabularies.get(api);
  if (known) return known;
  const found = new Set<string>();
  collect(api, found);
  for (const { path } of operationsOf(api)) for (const part of path.split('/')) found.add(part);
  vocabularies.set(api, found);
  return found;
}

/** The name that a word misspells; undefined if it's right, or no name is similar. */
function meantBy(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < shortest || known.has(word) || /_[a-z0-9]{16,}$/.test(word)) return undefined;
  let best: string | undefined;
  let least = most + 1;
  for (const name of known) {
    if (Math.abs(name.length - word.length) >= least) continue;
    const letters = distance(word, name);
    if (letters < least) [best, least] = [name, letters];
  }
  return best;
}

type Text = { readonly text: string; readonly placeOf: (word: string, index: number) => PlacedError };

const words = { message: '', fix: '' };

/** The texts of a file in which names of the API can be: code in sentences, JSON, and sentences of fields. */
function textsIn(content: ContentFile): Text[] {
  const parts = content.body ? markdownParts(content.body) : [];
  const inCode = parts.flatMap(({ kind, text, place: { line, column } }): Text[] =>
    kind === 'inline code'
      ? [{ text, placeOf: (_, index) => ({ ...words, line, column: column + 1 + index }) }]
      : [],
  );
  const inJson = shownIn(content).flatMap(({ request, response }): Text[] =>
    [request?.body, response].flatMap((json) =>
      json
        ? [
            {
              text: json.text,
              placeOf: (_: string, index: number) => ({ ...words, ...json.placeOf(index - 1) }),
            },
          ]
        : [],
    ),
  );
  const inFields = proseOfFields(content).map(
    ({ text, locate }): Text => ({
      text,
      placeOf: (word, index) => ({ ...words, ...locate(word, countPieces(text.slice(0, index), word)) }),
    }),
  );
  return [...inCode, ...inJson, ...inFields];
}

/** Whether a file has words that could be names of the API. */
export const mayNameApi = (content: ContentFile): boolean =>
  textsIn(content).some(({ text }) => text.search(names) >= 0);

/** The misspelled names in a file. */
export function misspelledNames(content: ContentFile, api: Description): PlacedError[] {
  const known = namesOf(api);
  return textsIn(content).flatMap(({ text, placeOf }) =>
    [...text.matchAll(names)].flatMap(({ 0: word, index }): PlacedError[] => {
      const meant = meantBy(word, known);
      if (meant === undefined) return [];
      const message = `${quote(word)} is not a name of the API`;
      return [{ ...placeOf(word, index), message, fix: `did you mean "${meant}"?` }];
    }),
  );
}
