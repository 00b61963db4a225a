/**
 * In development, pages are built from a copy of content/ that is only updated while all of content/ is valid. So an
 * error is reported without emptying the open page.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that editors change. */
export const editedFolder = 'content';

/** Next to other tools' caches: Gatsby clears its own at the start. */
const copyFolder = join('node_modules', '.cache', 'checked-content');

/** Whether this is `gatsby develop`. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === 'develop';

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

/** Updates the copy: writes files that differ and removes those that are gone. */
export function updateCopy(from: string = editedFolder, to: string = copyFolder): void {
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

/** The folder that pages are built from. */
export function sourceFolder(): string {
  if (!isDevelop()) return editedFolder;
  if (!process.env.GATSBY_WORKER_POOL_WORKER) updateCopy();
  return copyFolder;
}
