/** Writes the folder of a host: the site's files where the host wants them, its configuration, and compressed files. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { BuiltSite } from './built-site';
import { compressFiles } from './compress';
import { type Host, type HostName, hosts } from './hosts';
import type { SiteRules } from './site-rules';

/** What isn't the same for every build. */
export interface Preparation {
  /** Files of earlier builds: the absolute path of each by its path on the site. */
  readonly kept?: ReadonlyMap<string, string>;
  /** Name of the folder in which nginx or Caddy gets this release. */
  readonly release?: string;
  /** False leaves out the compressed forms, which take minutes, for a test that doesn't need them. */
  readonly compress?: boolean;
}

/**
 * Writes `folder` from scratch.
 * @param folder absolute; its previous contents are removed
 */
export async function prepareHost(
  name: HostName,
  site: BuiltSite,
  rules: SiteRules,
  folder: string,
  { kept = new Map(), release = 'local', compress = true }: Preparation = {},
): Promise<void> {
  const host: Host = hosts[name];
  const sources = new Map([...site.files.map((file) => [file, join(site.folder, file)] as const), ...kept]);
  const further = Object.entries(host.files(rules, [...sources.keys()], release));
  rmSync(folder, { recursive: true, force: true });
  const inFolder = (path: string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  const placed = [...sources].map(([file, source]) => {
    const place = host.place(file, rules);
    cpSync(source, inFolder(place), { preserveTimestamps: true });
    return place;
  });
  for (const [path, text] of further) writeFileSync(inFolder(path), text);
  if (host.precompressed && compress) await compressFiles(folder, placed);
}
