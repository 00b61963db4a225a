/** Errors of the JSON that a text shows, at their places in the file. */
import type { ValidationError } from '../../api/validator';
import { interpolate, type Variables } from '../../variables';
import { quote } from '../diagnostics/diagnostic';
import { type IdFault, inWords } from './ids';
import { type JsonSource, readJson } from './json-source';
import type { PlacedError } from './located-error';
import type { ShownText } from './shown-requests';

/** What is said of an ID of another kind. */
export const ofId = ({ id, kind }: Omit<IdFault, 'path'>): Pick<PlacedError, 'message' | 'fix'> => ({
  message: `${quote(id)} is not the ID of ${inWords(kind)}`,
  fix: `write an ID that starts with "${kind}_"`,
});

/** JSON's own mistakes, and a function that places errors in its values. */
export function jsonIn(
  json: ShownText,
): { source: JsonSource; errors: PlacedError[] } | { source: undefined; errors: PlacedError[] } {
  const read = readJson(json.text);
  const placed = ({ offset, message, fix }: { offset: number; message: string; fix: string }) => ({
    ...json.placeOf(offset),
    message,
    fix,
  });
  if ('fault' in read) return { source: undefined, errors: [placed(read.fault)] };
  return { source: read, errors: read.repeated.map(placed) };
}

/** The value of JSON with variables. */
export const parsed = (text: string, variables: Variables): unknown =>
  JSON.parse(interpolate(text, variables));

/** The errors of a JSON value against its schema. */
export function faultsIn(
  what: string,
  json: ShownText,
  source: JsonSource,
  at: readonly string[],
  faults: readonly ValidationError[],
): PlacedError[] {
  return faults.map(({ path, message, fix, onKey }) => ({
    ...json.placeOf(source.offsetOf([...at, ...path], onKey ? 'name' : 'value')),
    message: `${what}: ${message}`,
    fix,
  }));
}

/** IDs in a JSON value that are of another kind. */
export const idErrors = (
  json: ShownText,
  source: JsonSource,
  at: readonly string[],
  faults: readonly IdFault[],
): PlacedError[] =>
  faults.map((fault) => ({ ...json.placeOf(source.offsetOf([...at, ...fault.path])), ...ofId(fault) }));
