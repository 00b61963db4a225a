// @ts-check
/**
 * `npm run changes -- <commit>`: what visitors will read differently than at a commit, or at the commit where this branch left it.
 * Builds that commit in another folder, and prints a Markdown summary: pages added, removed and moved, and the text that changed,
 * from the Markdown alternates of both builds. `<folder>` instead of a commit compares with a build that's there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** GitHub rejects comments above 65,536 characters. */
const longest = 60_000;

/**
 * A command's output. Throws if it fails.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function output(command, args, options) {
  const { status, stdout } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 2],
    maxBuffer: 2 ** 28,
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed. Its message is above.`);
  return String(stdout ?? '').trim();
}

/** Builds the site in a folder, or does nothing if it's built already. @param {string} cwd */
const build = (cwd) =>
  output(process.execPath, [process.env.npm_execpath ?? '', 'run', 'build'], {
    cwd,
    stdio: ['ignore', 2, 2],
  });

/** Links the packages, without the caches beside them. @param {string} from @param {string} to */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '.cache') symlinkSync(join(from, name), join(to, name), 'junction');
}

/**
 * Checks out and builds the commit where this branch left another one, then does some work with the result.
 * @template T
 * @param {string} commit
 * @param {(folder: string) => T} work
 */
function withBuildOf(commit, work) {
  const base = output('git', ['merge-base', commit, 'HEAD']);
  const place = mkdtempSync(join(tmpdir(), 'changes-'));
  const folder = join(place, 'site');
  try {
    output('git', ['worktree', 'add', '--quiet', '--detach', folder, base]);
    // Shares the packages, unless that commit needs others, which its build then installs.
    const [own, needed] = ['.', folder].map((site) => readFileSync(join(site, 'package-lock.json'), 'utf8'));
    if (own === needed) linkPackages(resolve('node_modules'), join(folder, 'node_modules'));
    build(folder);
    return work(join(folder, 'public'));
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(place, { recursive: true, force: true });
  }
}

/** The pages of a build: the file with the text of each, by its path. @param {string} folder */
function pagesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const pathOf = (/** @type {string} */ name) =>
    `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.md$|\.md$/, '')}`;
  return new Map(names.sort().map((name) => [pathOf(name), join(folder, name)]));
}

/** The lines that differ between two files; empty if none do. @param {string} before @param {string} after */
function difference(before, after) {
  const args = ['diff', '--no-index', '--no-color', '--unified=0', before, after];
  const lines = spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').slice(4);
  return lines.filter((line) => /^[+-]/.test(line)).join('\n');
}

/** A code block that its text can't end. @param {string} text */
function block(text) {
  const longestRun = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longestRun + 1);
  return `${fence}diff\n${text}\n${fence}`;
}

/**
 * The summary in Markdown.
 * @param {string} baseFolder a build, the one that visitors see now
 * @param {string} folder the one that they will see
 * @param {Map<string, string>} redirects former paths, and where they lead
 */
export function summary(baseFolder, folder, redirects) {
  const [before, after] = [pagesIn(baseFolder), pagesIn(folder)];
  const removed = [...before.keys()].filter((path) => !after.has(path));
  const added = [...after.keys()].filter((path) => !before.has(path));
  const moved = removed.filter((path) => added.includes(redirects.get(path) ?? ''));
  const targets = moved.map((path) => redirects.get(path));
  const lines = [
    ...added.filter((path) => !targets.includes(path)).map((path) => `- Added: \`${path}\``),
    ...moved.map((path) => `- Moved: \`${path}\` → \`${redirects.get(path)}\``),
    ...removed
      .filter((path) => !moved.includes(path))
      .map(
        (path) =>
          `- Removed: \`${path}\`, ${redirects.has(path) ? `leads to \`${redirects.get(path)}\`` : 'which has no redirect'}`,
      ),
  ];
  const sections = [...after].flatMap(([path, file]) => {
    const former = before.get(path) ?? before.get(moved[targets.indexOf(path)] ?? '');
    const lines = former ? difference(former, file) : '';
    return lines ? [`### \`${path}\`\n\n${block(lines)}`] : [];
  });
  const title = `## What visitors will read\n\n${added.length} added, ${removed.length} removed, ${moved.length} moved, ${sections.length} changed.`;
  const report = [title, lines.join('\n'), ...sections].filter(Boolean).join('\n\n');
  return report.length > longest
    ? `${report.slice(0, longest)}\n${'`'.repeat(9)}\n\nThe rest is left out.`
    : report;
}

function redirectsOf() {
  /** @type {{ items: { from: string, to: string }[] }} */
  const { items } = parse(readFileSync('content/redirects.yaml', 'utf8'));
  return new Map(items.map(({ from, to }) => [from, to]));
}

if (process.argv[1] === import.meta.filename) {
  const base = process.argv[2] ?? 'origin/main';
  build('.');
  const print = (/** @type {string} */ folder) => console.log(summary(folder, 'public', redirectsOf()));
  if (existsSync(join(base, 'index.html'))) print(base);
  else withBuildOf(base, print);
}
