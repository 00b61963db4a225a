/** Compares two folders file by file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of some files that may differ, and the reason. */
export type Allowed = { readonly files: RegExp; readonly part: RegExp; readonly reason: string };

/** A file that is only in one folder, or differs, with the text around the first difference. */
export type Difference = { readonly file: string; readonly what: string };

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
    : [];

const quoted = (text: Buffer, place: number): string =>
  JSON.stringify(text.subarray(Math.max(0, place - 60), place + 100).toString('utf8'));

function firstDifference(one: Buffer, other: Buffer): string {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return `at byte ${place}: ${quoted(one, place)}, not ${quoted(other, place)}`;
}

/**
 * The differences between two folders, ignoring allowed parts.
 * @param folder the folder to test
 * @param expected the folder that it should equal
 */
export function differences(
  folder: string,
  expected: string,
  allowed: readonly Allowed[] = [],
): Difference[] {
  const [here, there] = [new Set(filesIn(folder)), new Set(filesIn(expected))];
  const files = [...new Set([...here, ...there])].sort();
  const read = (file: string): Buffer => {
    const parts = allowed.filter((one) => one.files.test(file)).map(({ part }) => part);
    const bytes = readFileSync(file);
    if (parts.length === 0) return bytes;
    return Buffer.from(parts.reduce((text, part) => text.replace(part, ''), bytes.toString('utf8')));
  };
  return files.flatMap((file): Difference[] => {
    if (!here.has(file)) return [{ file, what: 'is missing' }];
    if (!there.has(file)) return [{ file, what: 'is left over' }];
    const [one, other] = [read(join(folder, file)), read(join(expected, file))];
    return one.equals(other) ? [] : [{ file, what: `differs ${firstDifference(one, other)}` }];
  });
}
