/**
 * `npm run check`: checks everything in content/. Errors stop a build; warnings don't. `-- --json` prints the messages as JSON,
 * `--links` builds the site and prints only what is wrong with its finished pages, `--strict` also fails for warnings, but only on lines that this
 * branch has changed, `--watch` checks again after each save.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { check, hasErrors } from '../src/content-model/check';

const root = join(__dirname, '..');

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean' },
    links: { type: 'boolean' },
    strict: { type: 'boolean' },
    watch: { type: 'boolean' },
  },
});
const folder = join(root, 'content');

/** The lines that differ from where this branch left the main one, as "file:line". */
function changedLines(): Set<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const changed = new Set<string>();
  let file = '';
  for (const row of git('diff', '-U0', '--merge-base', 'origin/HEAD', '--', 'content').split('\n')) {
    file = /^\+\+\+ b\/(.*)/.exec(row)?.[1] ?? file;
    const [, start, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))?/.exec(row) ?? [];
    for (let at = 0; start !== undefined && at < Number(count); at += 1)
      changed.add(`${file}:${Number(start) + at}`);
  }
  return changed;
}

const asData = (files: readonly VFile[]) =>
  files.flatMap(({ path, messages }) =>
    messages.map(({ line = 1, column = 1, fatal, ruleId, reason }) => ({
      file: path,
      line,
      column,
      severity: fatal ? 'error' : 'warning',
      rule: ruleId,
      message: reason,
    })),
  );

/** What is wrong with the pages of a new build. Throws with the build's output if it fails for another reason. */
async function checkBuild(): Promise<VFile[]> {
  const { status, stdout } = spawnSync('npx', ['gatsby', 'build'], { cwd: root, encoding: 'utf8' });
  const { checkPages, readPage } = await import('../src/content-model/check/page');
  const { disclosureNames } = await import('../src/content-model/check/rules/disclosure');
  const { readSite } = await import('../src/content-model/check/site');
  const { findingsOn } = await import('../src/content-model/disclosures/findings');
  const { builtPages } = await import('../src/gatsby/post-build/built-pages');
  const { renderedWords } = await import('../src/gatsby/post-build/page-text');
  const site = join(root, 'public');
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^404\.html$|(^|\/)index\.html$/.test(file))
    .map((file) => `/${file}`.replace(/(?<=.)\/index\.html$|(?<=^\/)index\.html$/, ''));
  const known = disclosureNames(readSite(folder, ''));
  const pages = [...builtPages(paths, site)].map(({ route, document }) =>
    readPage(route, document, known && findingsOn(renderedWords(document), known.names, known.blocks)),
  );
  const files = checkPages(pages, { site, content: folder });
  if (status !== 0 && files.length === 0) throw new Error(stdout);
  return files;
}

/** Whether the check passes. */
async function run(): Promise<boolean> {
  // Editors read these two lines to tell one run from the next (.vscode/tasks.json).
  if (options.watch) console.log('Checking content/.');
  const found = options.links ? await checkBuild() : await check(folder);
  const changed = options.strict ? changedLines() : undefined;
  for (const file of changed ? found : [])
    file.messages = file.messages.filter(
      ({ fatal, line }) => fatal || changed?.has(`${file.path}:${line ?? 1}`),
    );
  const files = found.filter(({ messages }) => messages.length > 0);
  console.log(
    options.json
      ? JSON.stringify(asData(files), null, 2)
      : reporter(files) || (options.links ? 'The finished pages are fine.' : 'content/ is fine.'),
  );
  if (options.watch) console.log(`Checked at ${new Date().toLocaleTimeString()}.`);
  return options.strict ? files.length === 0 : !files.some(hasErrors);
}

async function main(): Promise<void> {
  if (!(await run())) process.exitCode = 1;
  if (!options.watch) return;
  const { watch } = await import('chokidar');
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, 50);
  });
  console.log('Watching content/. Press Ctrl+C to stop.');
}

main();
