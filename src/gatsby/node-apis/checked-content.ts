/**
 * While the site is being developed, pages are made from a copy of content/ that takes over an edit only when the whole
 * of content/ is in order. So an error never empties the open page: it is told, and the page keeps what it had.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where editors write. */
export const editedFolder = 'content';

/** Beside other tools' caches: Gatsby empties its own at the start. */
const copyFolder = join('node_modules', '.cache', 'checked-content');

/** Whether this is `gatsby develop`. */
export const developing = (): boolean => process.env.gatsby_executing_command === 'develop';

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

/** Brings the copy up to date: writes what differs, removes what is gone. */
export function takeOver(from: string = editedFolder, to: string = copyFolder): void {
  const wanted = filesIn(from);
  for (const gone of filesIn(to).filter((file) => !wanted.includes(file))) rmSync(join(to, gone));
  for (const file of wanted) {
    const text = readFileSync(join(from, file));
    const target = join(to, file);
    if (existsSync(target) && readFileSync(target).equals(text)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** The folder that pages are made from. */
export function sourceFolder(): string {
  if (!developing()) return editedFolder;
  if (!process.env.GATSBY_WORKER_POOL_WORKER) takeOver();
  return copyFolder;
}
