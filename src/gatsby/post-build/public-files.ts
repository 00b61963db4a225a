/** The files that post-build steps write to public/. Removes files of earlier builds that this one didn't write. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { writeAtomically } from '../cache/file-cache';

/**
 * Addresses where only post-build steps write files: social cards, pictures, the search index, lifecycles, meanings of
 * codes, Markdown alternates, the feeds of updates, and temporary files of an interrupted build. A list from the last build wouldn't do:
 * an interrupted build wouldn't have written it.
 */
const own = [
  /\.[0-9a-f-]{36}\.draft$/,
  /^social\//,
  /^images\//,
  /^pagefind\//,
  /^lifecycles\//,
  /^meanings\//,
  /\.md$/,
  /^updates(\/.+)?\.xml$/,
  /^updates\/products\/[^/]+\.json$/,
];

export type PublicFiles = {
  readonly folder: string;
  /** Writes a file unless it already has this content. @param path from the root of the site */
  readonly write: (path: string, data: string | Uint8Array) => Promise<void>;
  /** Marks a file that another step has written as part of this build. */
  readonly keep: (path: string) => void;
  /** Removes files of earlier builds, and HTML of deleted pages. @param pages the files of existing pages */
  readonly removeStale: (pages: ReadonlySet<string>) => Promise<void>;
};

const same = (file: string, data: string | Uint8Array): boolean =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(data));

/** @param folder such as "public" @param staticFolder the folder that Gatsby copies into it */
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
      if (!same(file, data)) writeAtomically(file, data);
    },
    removeStale: async (pages) => {
      const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
      for (const path of paths) if (isStale(path, pages)) rmSync(join(folder, path), { force: true });
    },
  };
}
