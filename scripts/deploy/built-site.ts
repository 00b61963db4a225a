/** What a host serves of a build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { requireBuild } from '../lib/require-build.mjs';

/** Files of a build, each as its path on the site: "/products/index.html". */
export interface BuiltSite {
  /** Absolute. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Addresses of pages, without a slash at the end: "/", "/products". The 404 page has none. */
  readonly routes: readonly string[];
}

/** Written by the build for its own use, or by Gatsby for features that the site doesn't have. */
const internal = [
  /^\/_gatsby\//,
  /^\/~partytown\//,
  /^\/404\//,
  /^\/(chunk-map|webpack\.stats)\.json$/,
  /\.map$/,
  /\.(br|gz)$/,
  /\/\.(?!well-known\/)/,
];

/** True for a file that hosts publish. Other files aren't copied to a host at all. */
const isPublished = (file: string): boolean => !internal.some((pattern) => pattern.test(file));

/**
 * The published files and pages. Throws when there's no build, or a name that hosts would treat differently.
 * @param redirected former addresses: the hosts redirect them, so the pages that the build writes there aren't needed
 */
export function readBuiltSite(folder: string, redirected: readonly string[] = []): BuiltSite {
  requireBuild(folder);
  const stubs = new Set(redirected.map((path) => `${path}/index.html`));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .filter((file) => isPublished(file) && !stubs.has(file))
    .sort();
  const odd = files.find((file) => !/^[a-z0-9/._-]+$/.test(file));
  if (odd !== undefined)
    throw new Error(
      `${odd}: hosts redirect addresses to lower case, so a file's name needs lower-case letters, digits, ".", "_" and "-" only.`,
    );
  const routes = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .sort();
  return { folder, files, routes };
}

/** The text of a published file. */
export const readSiteFile = ({ folder }: BuiltSite, file: string): string =>
  readFileSync(join(folder, file), 'utf8');
