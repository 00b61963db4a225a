/** The real content with one edit at a time, checked with everything else cached. */
import { cpSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkWhole, type Diagnostic } from '../../src/content-model/check';
import type { ContentEdit } from '../../src/content-model/check/mutations/mutation';
import { checkedOn, contentCache } from './check-cache';

/** Path from the repository root; line and column count from 1. */
export type Place = { file: string; line: number; column: number };

export type EditedContent = {
  /** Makes the edit, checks everything, and restores the content. The place is the edit's mark, or the start of its file. */
  readonly check: (edit: ContentEdit) => Promise<{ diagnostics: Diagnostic[]; place: Place }>;
  /** The text of a file before any edit. */
  readonly textOf: (file: string) => string;
  readonly remove: () => void;
};

const root = join(__dirname, '..', '..');
const content = join(root, 'content');

/** The text after an edit, with its mark. */
function editedText({ file, from, to = '', edit }: ContentEdit, read: () => string): string {
  if (edit) {
    const text = read();
    const edited = edit(text);
    if (edited === text) throw new Error(`content/${file} stays as it is; choose another edit`);
    return edited;
  }
  if (from === undefined) return to;
  const text = read();
  if (typeof from === 'string' ? !text.includes(from) : !from.test(text))
    throw new Error(`content/${file} has no ${String(from)}; choose another piece`);
  // With a pattern, "$1" is what its first group matched.
  return typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
}

/** The position of a piece of a file's text; the start of the file if it has none. */
export function placeOf(file: string, text: string, piece = '¦'): Place {
  const before = text.slice(0, Math.max(0, text.indexOf(piece))).split('\n');
  return { file: `content/${file}`, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Restores a path that may have become a link or a folder, or be new. */
function restore(folder: string, file: string): void {
  rmSync(join(folder, file), { recursive: true, force: true });
  if (lstatSync(join(content, file), { throwIfNoEntry: false }))
    cpSync(join(content, file), join(folder, file));
}

/** A copy of the content, whose files without edits are checked once and for all test runs. */
export async function editedContent(): Promise<EditedContent> {
  const site = mkdtempSync(join(tmpdir(), 'edited-content-'));
  const folder = join(site, 'content');
  cpSync(content, folder, { recursive: true });
  cpSync(join(root, 'static'), join(site, 'static'), { recursive: true });
  const cache = await contentCache();
  const textOf = (file: string) => readFileSync(join(content, file), 'utf8');
  return {
    textOf,
    remove: () => rmSync(site, { recursive: true }),
    check: async (edit) => {
      const { file, change, touches = [] } = edit;
      try {
        const text = change ? '' : editedText(edit, () => textOf(file));
        if (change) change(folder);
        else writeFileSync(join(folder, file), text.replace('¦', ''));
        const diagnostics = await checkWhole(folder, { today: checkedOn, cache });
        return { diagnostics, place: placeOf(file, text) };
      } finally {
        for (const changed of [file, ...touches]) restore(folder, changed);
      }
    },
  };
}
