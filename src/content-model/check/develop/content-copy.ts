/**
 * The copy of content/ that the development server builds pages from. It's only updated while all of content/ is valid, so an
 * error is reported without emptying the open page.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The copy's path from the repository root, next to other tools' caches: Gatsby clears its own at the start. */
export const copyFolder = join('node_modules', '.cache', 'checked-content');

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

/** Updates the copy: writes files that differ and removes those that are gone. */
export function updateCopy(from: string, to: string): void {
  const wanted = filesIn(from);
  for (const gone of filesIn(to).filter((file) => !wanted.includes(file))) rmSync(join(to, gone));
  for (const file of wanted) {
    const text = readFileSync(join(from, file));
    const target = join(to, file);
    if (existsSync(target) && readFileSync(target).equals(text)) continue;
    mkdirSync(dirname(target), { recursive: true });
    // In one step: Gatsby must not read half a file, or it removes the page.
    writeFileSync(`${to}.part`, text);
    renameSync(`${to}.part`, target);
  }
}
