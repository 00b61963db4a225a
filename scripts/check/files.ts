/** The files that `npm run check -- FILE…` limits its report to. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative, resolve } from 'node:path';
import { nearest } from '../../src/content-model/check/diagnostics/suggestions';
import { isHidden } from '../../src/content-model/content-types';
import { OptionError } from './options';

/** A path as diagnostics have it, such as "content/facts.yaml"; undefined if it's outside the content folder. */
function nameIn(folder: string, path: string): string | undefined {
  const below = relative(folder, path);
  if (below.startsWith('..') || isAbsolute(below)) return undefined;
  return posix.join('content', ...below.split(/[\\/]/));
}

/** The content files below a path, which is a file or a folder. Throws if it can't be read. */
function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isHidden(relative(path, file).replaceAll('\\', '/')));
}

/** The same, with an error for the command's user. */
function readableFilesBelow(path: string): string[] {
  try {
    return filesBelow(path);
  } catch (error) {
    throw new OptionError(`${path} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function notThere(typed: string, folder: string): OptionError {
  const known = filesBelow(folder).map((path) => nameIn(folder, path) ?? '');
  const wanted = typed.replaceAll('\\', '/').replace(/^(\.\/)?(content\/)?/, 'content/');
  const meant = nearest(wanted, known);
  return new OptionError(`"${typed}" doesn't exist.${meant ? ` Did you mean "${meant}"?` : ''}`);
}

/**
 * The names of content files as diagnostics have them.
 * @param typed paths of files and folders, from where the command was typed, from the repository, or from its content folder
 * @param folder the absolute path of the content folder
 * @param typedIn the folder in which the command was typed
 * @throws OptionError for a path that doesn't exist or isn't content
 */
export function contentFilesFrom(
  typed: readonly string[],
  folder: string,
  typedIn: string,
): ReadonlySet<string> {
  const names = typed.flatMap((path) => {
    const places = [resolve(typedIn, path), resolve(folder, '..', path), resolve(folder, path)];
    const existing = places.filter((place) => existsSync(place));
    const found = existing.find((place) => nameIn(folder, place) !== undefined) ?? existing[0];
    if (found === undefined) throw notThere(path, folder);
    if (nameIn(folder, found) === undefined)
      throw new OptionError(`"${path}" isn't content: the check reads only files in content/.`);
    return readableFilesBelow(found).map((file) => nameIn(folder, file) ?? '');
  });
  const hidden = names.find((name) => isHidden(name));
  if (hidden !== undefined) throw new OptionError(`"${hidden}" isn't content: the check skips hidden files.`);
  return new Set(names);
}
