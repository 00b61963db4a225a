/** Checks that an idempotency key has one request on the whole site: the API rejects a second one. */
import { isRecord } from '../../api/json';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { type ChangeTimes, newerOf } from '../reading/history';
import type { Place } from '../reading/places';
import { shared } from '../rules/uniqueness';
import { shownIn } from './shown-requests';

/** A key with its request in normal form, so that the order of fields and spaces don't matter. JSON. */
export type RequestKey = Place & { readonly key: string; readonly request: string };

/** A value whose objects have their fields in the order of the alphabet. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}

/** A body in normal form; one that isn't JSON, which is another error, as it is. */
function normal(body: string): unknown {
  try {
    return sorted(JSON.parse(body));
  } catch {
    return body;
  }
}

/** The idempotency keys of a file's requests. */
export const requestKeysIn = (content: ContentFile): RequestKey[] =>
  shownIn(content).flatMap(({ request: shown }) => {
    if (!shown?.key) return [];
    const { method, path, body, key } = shown;
    const request = JSON.stringify([method, path.text, normal(body?.text ?? 'null')]);
    return [{ ...key.placeOf(0), key: key.text, request }];
  });

/**
 * Keys that an older request has, which isn't the same.
 * @param faulty files with errors, whose requests don't count
 */
export function repeatedKeys(
  contents: readonly ContentFile[],
  keysIn: (content: ContentFile) => readonly RequestKey[],
  faulty: ReadonlySet<string>,
  changedAt: ChangeTimes,
): Diagnostic[] {
  const all = contents
    .flatMap((content) => keysIn(content).map((one) => ({ ...one, file: content.file })))
    .filter(({ file }) => !faulty.has(file));
  return shared(all.map((one) => [one.key, one] as const)).flatMap((holders) => {
    if (new Set(holders.map(({ request }) => request)).size === 1) return [];
    const { oldest, newer = [] } = newerOf(holders, changedAt) ?? {};
    return newer
      .filter(({ request }) => request !== oldest?.request)
      .map(({ file, line, column, key }) => ({
        file,
        line,
        column,
        message: `the key ${quote(key)} is already used with another request in ${oldest?.file}, line ${oldest?.line}`,
        fix: 'write a new key, or the same request',
      }));
  });
}
