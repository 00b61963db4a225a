// @ts-check

/**
 * The fields of a package in a lockfile in use here. npm sets `name` if it isn't the folder's, and `resolved` for what isn't from a registry.
 * @typedef {{ name?: string, version?: string, resolved?: string, link?: boolean, inBundle?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

/**
 * Where npm's registry, and most of its mirrors, have the archive of a package.
 * @param {string} registry with or without a slash at its end
 * @param {string} name
 * @param {string} version
 */
const addressOf = (registry, name, version) =>
  `${registry.replace(/\/$/, '')}/${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`;

/**
 * A lockfile with the addresses of its packages. Without them npm first asks the registry for the list of all versions of each package,
 * which takes longer than the rest of an install. Packages of a scope with its own registry get none.
 * @param {Lockfile} lockfile
 * @param {Record<string, unknown>} settings npm's, by name
 * @returns {Lockfile}
 */
export function withAddresses(lockfile, settings) {
  const { registry } = settings;
  if (typeof registry !== 'string') return lockfile;
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => {
    const name = entry.name ?? path.replace(/^.*node_modules\//, '');
    const scope = name.split('/')[0];
    const isOther = !path || !entry.version || entry.resolved || entry.link || entry.inBundle;
    if (isOther || `${scope}:registry` in settings) return [path, entry];
    return [path, { ...entry, resolved: addressOf(registry, name, entry.version ?? '') }];
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };
}
