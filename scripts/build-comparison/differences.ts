/** Compares two folders file by file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * The differences between two folders.
 * @param folder the folder to test
 * @param expected the folder that it should equal
 */
export function differences(folder: string, expected: string): Difference[] {
  const [here, there] = [new Set(filesIn(folder)), new Set(filesIn(expected))];
  const files = [...new Set([...here, ...there])].sort();
  return files.flatMap((file): Difference[] => {
    if (!here.has(file)) return [{ file, what: 'is missing' }];
    if (!there.has(file)) return [{ file, what: 'is left over' }];
    const [one, other] = [readFileSync(join(folder, file)), readFileSync(join(expected, file))];
    return one.equals(other) ? [] : [{ file, what: `differs ${firstDifference(one, other)}` }];
  });
}
