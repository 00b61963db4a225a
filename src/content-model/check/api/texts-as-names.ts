/** Finds names in the API description that are texts: a comma ended the value above, or a colon is missing. */
import { isRecord, type Json } from '../../api/json';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { fieldNames, freeNames, notAName } from '../reading/field-names';
import type { Path } from '../reading/places';

/** A field's name and a word without a colon between them, such as "type string". More words are the rest of a sentence. */
const twoWords = /^[\w$-]+[ :]\S*[^\s.]$/;

/** The error of a name, which can only be a text if it has no value, or has a space. */
function nameDiagnostic(part: ContentFile, path: Path, key: string, record: Json): Diagnostic[] {
  const free = record[key] === null && twoWords.test(key) ? freeNames(fieldNames(part.type), record) : [];
  const found = notAName(part, path, key, free);
  return found ? [{ file: part.file, ...found }] : [];
}

/** Whether a name may be a text. A word with the value null is taken for a name: looking it up would parse the file again. */
const mayBeText = (key: string, value: unknown): boolean =>
  /\s/.test(key) || (value === null && !/^[\w$-]+$/.test(key));

function below(part: ContentFile, value: unknown, path: Path): Diagnostic[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => below(part, entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    mayBeText(key, entry) ? nameDiagnostic(part, path, key, value) : below(part, entry, [...path, key]),
  );
}

/** The errors of such names in a file of the description. */
export const textsAsNames = (part: ContentFile): Diagnostic[] => below(part, part.value, []);
