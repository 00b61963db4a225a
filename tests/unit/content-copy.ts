/** A copy of the repository's content in which a test makes mistakes, so that lines and columns are real. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent, type Problem } from '../../src/content-model/check';

/**
 * A change of one file below content/: `from`, which must be there, gives way to `to`. Without `from` the whole file
 * is `to`; without both it is removed. A "¦" in `to` is not written: it marks where a mistake is expected.
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

let copy: string | undefined;

/** The copy, made at its first use. Each check leaves it as the repository has it. */
function copyOfContent(): string {
  if (copy !== undefined) return copy;
  copy = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(content, copy, { recursive: true });
  return copy;
}

afterAll(() => {
  if (copy !== undefined) rmSync(copy, { recursive: true });
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

/** Makes a file what it is in the repository. */
function restore(folder: string, file: string): void {
  const [original, path] = [join(content, file), join(folder, file)];
  if (existsSync(original)) cpSync(original, path);
  else rmSync(path, { force: true });
}

/** Makes the edits in the copy and checks it. `places` are those of the edits' marks, in order. */
export function checkEdited(...edits: Edit[]): { problems: Problem[]; places: Place[] } {
  const folder = copyOfContent();
  try {
    const places = edits.map((edit) => {
      const text = edited(folder, edit);
      write(folder, edit.file, text);
      return placeIn(edit.file, text);
    });
    return { problems: checkContent(folder), places };
  } finally {
    for (const { file } of edits) restore(folder, file);
  }
}

/** The one mistake that an edit makes; all there are when there are more or none. */
export function mistakeOf(edit: Edit): { mistake: Problem | Problem[]; place: Place | undefined } {
  const { problems, places } = checkEdited(edit);
  const [first, ...others] = problems;
  return { mistake: first && others.length === 0 ? first : problems, place: places[0] };
}
