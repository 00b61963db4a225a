/** Keeps the files of earlier builds whose names change with their content, so that tabs opened before a deploy still find them. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { BuiltSite } from './built-site';
import { matchesAny } from './path-pattern';
import type { SiteRules } from './site-rules';

/** Builds whose files are served together where DEPLOY_KEEP doesn't say otherwise, the current one included. */
const defaultBuilds = 4;

/** How many builds to keep, from the text of DEPLOY_KEEP, where CI may set an empty one. Throws when it's not a number from 1. */
export function parseKeep(text: string | undefined): number {
  const number = Number(text || defaultBuilds);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`DEPLOY_KEEP is "${text}": write how many builds to keep, 1 or more.`);
}

/** Folders of builds, the oldest first: "0003-1f2e3d4c". */
const buildsIn = (store: string): string[] =>
  (existsSync(store) ? readdirSync(store) : [])
    .filter((name) => /^\d+-[0-9a-f]{8}$/.test(name))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

function addBuild(site: BuiltSite, rules: SiteRules, store: string): void {
  const files = site.files.filter((file) => matchesAny(rules.immutable, file));
  const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 8);
  const builds = buildsIn(store);
  if (builds.at(-1)?.endsWith(id)) return;
  const number = Number(builds.at(-1)?.split('-')[0] ?? 0) + 1;
  const draft = join(store, 'draft');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    cpSync(join(site.folder, file), join(draft, file), { preserveTimestamps: true });
  }
  // Renamed once complete, so that an interrupted copy is never taken for a build.
  renameSync(draft, join(store, `${String(number).padStart(4, '0')}-${id}`));
}

/**
 * Adds a build to the store, and removes those beyond the given number.
 * @param store absolute folder that outlives builds
 * @returns files that this build doesn't have: the absolute path of each by its path on the site
 */
export function keepFiles(
  site: BuiltSite,
  rules: SiteRules,
  store: string,
  builds: number,
): ReadonlyMap<string, string> {
  addBuild(site, rules, store);
  const all = buildsIn(store);
  for (const old of all.slice(0, -builds)) rmSync(join(store, old), { recursive: true });
  const current = new Set(site.files);
  const kept = new Map<string, string>();
  for (const build of all.slice(-builds)) {
    const folder = join(store, build);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const file = path.slice(folder.length).split(sep).join('/');
      if (entry.isFile() && !current.has(file)) kept.set(file, path);
    }
  }
  return kept;
}
