/** A copy of the repository's content in which a test makes errors, so that lines and columns are real. */
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
 * A change of one file below content/: `from`, which must be there, gives way to `to`. Without `from` the whole file
 * is `to`; without both it is removed. A "¦" in `to` is not written: it marks where an error is expected.
 */
export type Edit = { file: string; from?: string; to?: string };

export type Place = { file: string; line: number; column: number };

const content = join(__dirname, '..', '..', 'content');

/** The file's text after the edit, still with its mark. */
function edited(folder: string, { file, from, to }: Edit): string | undefined {
  if (from === undefined) return to;
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`content/${file} has no ${JSON.stringify(from)}; choose another`);
  return text.replace(from, () => to ?? '');
}

/** The place of the mark, or the start of the file. */
function placeIn(file: string, text = '¦'): Place {
  const before = text.slice(0, Math.max(0, text.indexOf('¦'))).split('\n');
  return { file: `content/${file}`, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The site's own names give way to these, so that no test knows them and a rebrand breaks none. */
const standIn = { name: 'Quayside', legalName: 'Quayside Payments, Inc.', host: 'quayside.example' };

/** The text of site.yaml under another brand. */
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

/** The API description gives way to a small one, which is read at once. Its lifecycles are none of the site's. */
const smallFiles: ReadonlyMap<string, string> = new Map(
  [...smallApiFiles].map(([file, text]) => [
    `api/${file}`,
    text.replace(/^ *x-lifecycles:\n(?: *- .*\n)+/m, ''),
  ]),
);

/** The updates, which link to pages of the reference that a small description does not make. */
const updateFiles = (): string[] =>
  readdirSync(join(content, 'updates'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `updates/${name}`);

/** A text whose links to a page of the reference lead to the reference itself. */
const withoutReference = (text: string): string =>
  text.replace(/\(\/documentation\/api\/[a-z-]+\)/g, '(/documentation/api)');

/** A file as the copy has it before a test's edit; undefined where there is none. */
function originalOf(file: string): string | undefined {
  const path = join(content, file);
  if (file.startsWith('api/')) return smallFiles.get(file);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  if (file.startsWith('updates/')) return withoutReference(text);
  return file === 'site.yaml' ? rebranded(text) : text;
}

type Copy = { folder: string; cache: CheckCache };

let copy: Copy | undefined;

/** The copy, made at its first use. Each check leaves it as the repository has it. */
function copyOfContent(): Copy {
  if (copy !== undefined) return copy;
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(content, folder, { recursive: true });
  restore(folder, 'site.yaml');
  rmSync(join(folder, 'api'), { recursive: true });
  for (const file of [...smallFiles.keys(), ...updateFiles()]) restore(folder, file);
  copy = { folder, cache: filledCache('copy', folder) };
  return copy;
}

afterAll(() => {
  if (copy !== undefined) rmSync(copy.folder, { recursive: true });
});

/** Makes an edit; without text the file is removed. */
function write(folder: string, file: string, text: string | undefined): void {
  const path = join(folder, file);
  if (text === undefined) rmSync(path);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replace('¦', ''));
  }
}

/** Makes a file what it was before the edit. */
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

/** Makes the edits in the copy and checks it. `places` are those of the edits' marks, in order. */
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

/** The one error that an edit makes; all there are when there are more or none. */
export function diagnosticOf(edit: Edit): {
  diagnostic: Diagnostic | Diagnostic[];
  place: Place | undefined;
} {
  const { diagnostics, places } = checkEdited(edit);
  const [first, ...others] = diagnostics;
  return { diagnostic: first && others.length === 0 ? first : diagnostics, place: places[0] };
}
