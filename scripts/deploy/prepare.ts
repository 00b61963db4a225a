/** Writes the folder of a host: the site's files where the host wants them, its configuration, and compressed files. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.mjs';
import type { BuiltSite } from './built-site';
import { compressFiles } from './compress';
import { type Host, type HostName, hosts } from './hosts';
import type { SiteRules } from './site-rules';

const compressed = join(root, 'node_modules', '.cache', 'compressed');

/**
 * Writes `folder` from nothing.
 * @param folder absolute; what it held is removed
 */
export async function prepareHost(
  name: HostName,
  site: BuiltSite,
  rules: SiteRules,
  folder: string,
): Promise<void> {
  const host: Host = hosts[name];
  const further = Object.entries(host.files(rules, site.files));
  rmSync(folder, { recursive: true, force: true });
  const placed = site.files.map((file) => host.place(file, rules));
  for (const path of [...placed, ...further.map(([path]) => path)])
    mkdirSync(dirname(join(folder, path)), { recursive: true });
  site.files.forEach((file, index) => {
    cpSync(join(site.folder, file), join(folder, placed[index] ?? file), { preserveTimestamps: true });
  });
  for (const [path, text] of further) writeFileSync(join(folder, path), text);
  if (host.precompressed) await compressFiles(folder, placed, compressed);
}
