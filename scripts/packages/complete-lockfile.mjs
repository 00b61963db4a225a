// @ts-check

/**
 * A package in a lockfile, as far as it is used here.
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
/** Names that packages use beside those of Node. */
const aliases = { windows: 'win32' };
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The system a package such as "@swc/core-linux-arm-gnueabihf" is for; undefined when its name does not say.
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
 * True when the package at this path finds an optional dependency: in its own folder or in one above.
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
 * The packages of a lockfile with the missing optional ones added, sorted as npm sorts them,
 * and the names of those added and of those whose system is unknown. Exact versions only.
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
      // Beside its parent when another version already has the place at the top.
      const parent = path.slice(0, path.lastIndexOf('node_modules/'));
      all[`${parent}node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...system };
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { packages: Object.fromEntries(sorted), added, unknown };
}
