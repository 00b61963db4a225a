/** A copy of the repository's content for tests to edit, so that lines and columns are real. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { checkContent, type Diagnostic } from '../../src/content-model/check';
import type { CheckCache } from '../../src/content-model/check/cache/check-cache';
import { checkedOn, filledCache } from './check-cache';
import { smallApiFiles } from './sample-api-files';

/**
 * A change to one file below content/: replaces `from`, which must exist, with `to`. Without `from`, `to` is the whole file;
 * without both the file is removed. A "¦" in `to` isn't written: it marks where an error is expected.
 */
export type Edit = { file: string; from?: string; to?: string };

export type Place = { file: string; line: number; column: number };

const content = join(__dirname, '..', '..', 'content');

/** The file's text after the edit, with its mark. */
function edited(folder: string, { file, from, to }: Edit): string | undefined {
  if (from === undefined) return to;
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`content/${file} has no ${JSON.stringify(from)}; choose another`);
  return text.replace(from, () => to ?? '');
}

/** The position of the mark, or the start of the file. */
function placeIn(file: string, text = '¦'): Place {
  const before = text.slice(0, Math.max(0, text.indexOf('¦'))).split('\n');
  return { file: `content/${file}`, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Replaces the site's own names, so that no test depends on them. */
const standIn = { name: 'Quayside', legalName: 'Quayside Payments, Inc.', host: 'quayside.example' };

/** The text of site.yaml with another brand. */
function rebranded(text: string): string {
  const {
    name,
    legal_name: legalName,
    url,
  } = parse(text) as { name: string; legal_name: string; url: string };
  return text
    .replaceAll(legalName, standIn.legalName)
    .replaceAll(new URL(url).host, standIn.host)
    .replaceAll(name, standIn.name);
}

/** Replaces the API description with a small one. Its lifecycles differ from the site's. */
const smallFiles: ReadonlyMap<string, string> = new Map(
  [...smallApiFiles].map(([file, text]) => [
    `api/${file}`,
    text.replace(/^ *x-lifecycles:\n(?: *- .*\n)+/m, ''),
  ]),
);

/** Articles and updates, which link to reference pages that the small description lacks. */
const linkingFiles = (): string[] =>
  ['documentation', 'updates'].flatMap((folder) =>
    readdirSync(join(content, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );

/** Replaces links to reference pages with links to the reference itself. */
const withoutReference = (text: string): string =>
  text.replace(/\(\/documentation\/api\/[a-z-]+\)/g, '(/documentation/api)');

/** The published pages without those of the description that isn't copied. */
const withoutPublishedReference = (text: string): string =>
  text.replace(/^ {2}- \/documentation\/api\/.*\n/gm, '');

/** A file in the copy before a test's edit; undefined if there's no such file. */
function originalOf(file: string): string | undefined {
  const path = join(content, file);
  if (file.startsWith('api/')) return smallFiles.get(file);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  if (file.endsWith('.md')) return withoutReference(text);
  if (file === 'published-pages.yaml') return withoutPublishedReference(text);
  return file === 'site.yaml' ? rebranded(text) : text;
}

type Copy = { folder: string; cache: CheckCache };

let copy: Copy | undefined;

/** The copy, created on first use. Each check restores it. */
function copyOfContent(): Copy {
  if (copy !== undefined) return copy;
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(content, folder, { recursive: true });
  restore(folder, 'site.yaml');
  restore(folder, 'published-pages.yaml');
  rmSync(join(folder, 'api'), { recursive: true });
  for (const file of [...smallFiles.keys(), ...linkingFiles()]) restore(folder, file);
  copy = { folder, cache: filledCache('copy', folder) };
  return copy;
}

afterAll(() => {
  if (copy !== undefined) rmSync(copy.folder, { recursive: true });
});

/** Writes a file; without text the file is removed. */
function write(folder: string, file: string, text: string | undefined): void {
  const path = join(folder, file);
  if (text === undefined) rmSync(path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replace('¦', ''));
  }
}

/** Restores a file. */
function restore(folder: string, file: string): void {
  const text = originalOf(file);
  const path = join(folder, file);
  if (text === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Makes the edits in the copy and checks it. `places` are the positions of the edits' marks, in order. */
export function checkEdited(...edits: Edit[]): { diagnostics: Diagnostic[]; places: Place[] } {
  const { folder, cache } = copyOfContent();
  try {
    const places = edits.map((edit) => {
      const text = edited(folder, edit);
      write(folder, edit.file, text);
      return placeIn(edit.file, text);
    });
    return { diagnostics: checkContent(folder, { today: checkedOn, cache }), places };
  } finally {
    for (const { file } of edits) restore(folder, file);
  }
}

/** The one error caused by an edit; all of them if there are more or none. */
export function diagnosticOf(edit: Edit): {
  diagnostic: Diagnostic | Diagnostic[];
  place: Place | undefined;
} {
  const { diagnostics, places } = checkEdited(edit);
  const [first, ...others] = diagnostics;
  return { diagnostic: first && others.length === 0 ? first : diagnostics, place: places[0] };
}
