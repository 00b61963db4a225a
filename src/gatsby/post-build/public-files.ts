/** The files that the work after a build puts into public/. Files that an earlier build put there and this one did not are removed. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeWhole } from '../cache/file-cache';

/**
 * Addresses at which no other part of Gatsby writes files: social cards, pictures, the search index, lifecycles, Markdown
 * alternates, the feeds of updates, and what an interrupted build was writing. Known by their addresses rather than from a list of the last build, which an interrupted
 * build would not have written.
 */
const own = [
  /\.[0-9a-f-]{36}\.draft$/,
  /^social\//,
  /^images\//,
  /^pagefind\//,
  /^lifecycles\//,
  /\.md$/,
  /^updates(\/.+)?\.xml$/,
  /^updates\/products\/[^/]+\.json$/,
];

export type PublicFiles = {
  readonly folder: string;
  /** Writes a file unless it has this content already. @param path from the root of the site */
  readonly write: (path: string, data: string | Uint8Array) => Promise<void>;
  /** Says that a file which something else has written belongs to this build. */
  readonly keep: (path: string) => void;
  /** Removes what earlier builds left, and HTML of pages that are no longer there. @param pages their files */
  readonly removeStale: (pages: ReadonlySet<string>) => Promise<void>;
};

const same = async (file: string, data: string | Uint8Array): Promise<boolean> =>
  readFile(file).then(
    (known) => known.equals(Buffer.from(data)),
    () => false,
  );

/** @param folder such as "public" @param staticFolder whose files Gatsby copies into it */
export function publicFiles(folder: string, staticFolder = 'static'): PublicFiles {
  const kept = new Set<string>();
  const keep = (path: string): void => {
    kept.add(path.replace(/^\//, ''));
  };
  const isStale = (path: string, pages: ReadonlySet<string>): boolean => {
    if (kept.has(path) || existsSync(join(staticFolder, path))) return false;
    if (path.endsWith('.html')) return !path.startsWith('_gatsby/') && !pages.has(join(folder, path));
    return own.some((pattern) => pattern.test(path));
  };
  return {
    folder,
    keep,
    write: async (path, data) => {
      keep(path);
      const file = join(folder, path);
      if (!(await same(file, data))) await writeWhole(file, data);
    },
    removeStale: async (pages) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
      for (const path of paths) if (isStale(path, pages)) await rm(join(folder, path), { force: true });
    },
  };
}
