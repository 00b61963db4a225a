// @ts-check

/**
 * The fields of a package in a lockfile in use here.
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string>,
 *   os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
/** Names that packages use in addition to Node's. */
const aliases = { windows: 'win32' };
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The system that a package such as "@swc/core-linux-arm-gnueabihf" is for; undefined if its name doesn't say.
 * @param {string} name
 * @returns {{ os: string[], cpu: string[], libc?: string[] } | undefined}
 */
export function systemOf(name) {
  const words = name
    .split(/[/-]/)
    .map((word) => Object.entries(aliases).find(([alias]) => alias === word)?.[1] ?? word);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (!os || !cpu) return undefined;
  const last = words.at(-1) ?? '';
  if (last.startsWith('musl')) return { os: [os], cpu: [cpu], libc: ['musl'] };
  if (last.startsWith('gnu')) return { os: [os], cpu: [cpu], libc: ['glibc'] };
  return { os: [os], cpu: [cpu] };
}

/**
 * Whether the package at this path resolves an optional dependency: in its own folder or in one above.
 * @param {Packages} packages
 * @param {string} path such as "node_modules/a/node_modules/b"
 * @param {string} name
 */
function finds(packages, path, name) {
  const folders = path.split(/\/?node_modules\//).slice(1);
  return [...folders.keys(), folders.length].some((depth) => {
    const above = folders.slice(0, depth).map((folder) => `node_modules/${folder}/`);
    return `${above.join('')}node_modules/${name}` in packages;
  });
}

/**
 * The packages of a lockfile with the missing optional ones added, sorted as npm sorts them, and the names of those added and
 * of those whose system is unknown. Supports exact versions only.
 * @param {Packages} packages
 */
export function completed(packages) {
  /** @type {Packages} */
  const all = { ...packages };
  /** @type {string[]} */
  const added = [];
  /** @type {string[]} */
  const unknown = [];
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (finds(all, path, name)) continue;
      const system = /^\d/.test(version) ? systemOf(name) : undefined;
      if (!system) {
        unknown.push(`${name}@${version}`);
        continue;
      }
      // Next to its parent if another version already has the place at the top.
      const parent = path.slice(0, path.lastIndexOf('node_modules/'));
      all[`${parent}node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...system };
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { packages: Object.fromEntries(sorted), added, unknown };
}
