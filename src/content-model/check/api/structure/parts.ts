/** Groups, maps and lists of the API description: each reports a value of another kind. */
import { isRecord, type Json } from '../../../api/json';
import { quote } from '../../diagnostics/diagnostic';
import type { Path } from '../../reading/places';
import type { LocatedError } from '../located-error';

/** The last key of a path, in quotes. */
export const nameOf = (path: Path): string => quote(String(path.at(-1)));

/** Checks a value, given where it is. */
export type Check = (value: unknown, path: Path) => LocatedError[];

/** Checks a group of fields; reports any other value. */
export function group(value: unknown, path: Path, check: (own: Json) => LocatedError[]): LocatedError[] {
  if (isRecord(value)) return check(value);
  const fix = 'add fields below it, indented by two spaces, or remove it';
  return [{ path, message: `${nameOf(path)} must be a group of fields`, fix }];
}

/** Checks the entries of a map, each with its path. The map may be absent. */
export const entriesOf = (value: unknown, path: Path, check: Check): LocatedError[] =>
  value === undefined
    ? []
    : group(value, path, (map) =>
        Object.entries(map).flatMap(([key, entry]) => check(entry, [...path, key])),
      );

/** Checks the entries of a list, each with its path; reports a value that isn't a list. The list may be absent. */
export function itemsOf(value: unknown, path: Path, check: Check): LocatedError[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => check(entry, [...path, index]));
  const fix = 'put each entry on its own line, starting with "- "';
  return [{ path, message: `${nameOf(path)} must be a list`, fix }];
}

/** Checks an entry that must be text. */
export const textItem = (value: unknown, path: Path): LocatedError[] =>
  typeof value === 'string'
    ? []
    : [{ path, message: `${quote(value)} must be text`, fix: 'put it in quotes: "…"' }];
