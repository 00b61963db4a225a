/** The README stays short, and everything that it and the documentation name exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputs } from '../../src/content-model/routes';

const root = join(__dirname, '..', '..');

/** Folders whose files documents name by their path from the root. */
const folders = ['.ci', '.github', '.vscode', 'content', 'docs', 'scripts', 'src', 'static', 'tests'];

const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    `${folder}/${name}`.replaceAll('\\', '/'),
  );

const known = folders.flatMap(below);

/** All Markdown files but content. Paths are from the root. */
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...known.filter((name) => name.endsWith('.md') && !name.startsWith('content/')),
].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const pathPattern = new RegExp(
  `(?<![\\w./@:-])(?:${folders.join('|').replaceAll('.', '\\.')})/[\\w./*<>-]*[\\w/*>]`,
  'g',
);

/** Whether a path names a file or folder; "*" and "<name>" stand for any part of a name. */
function isKnown(path: string): boolean {
  const bare = path.replace(/\/$/, '');
  if (!/[*<]/.test(bare)) return known.includes(bare) || folders.includes(bare);
  const parts = bare.split(/\*|<[^>]*>/).map((part) => part.replace(/[.]/g, '\\.'));
  const pattern = new RegExp(`^${parts.join('[^/]+')}$`);
  return known.some((name) => pattern.test(name));
}

const missingPaths = (text: string): string[] =>
  (text.match(pathPattern) ?? []).filter((path) => !isKnown(path));

const withoutCode = (text: string): string => text.replace(/^ *(`{3,})[^`\n]*\n[\s\S]*?^ *\1 *$/gm, '');

/** Targets of links to other files that don't exist. */
const deadLinks = (file: string, text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => join(dirname(file), target))
    .filter((target) => !existsSync(join(root, target)));

test('documents are found', () => {
  const files = documents.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']));
  expect(files.some((file) => file.startsWith('docs/decisions/'))).toBe(true);
});

test('the architecture lists every file for other programs', () => {
  const architecture = documents.find(({ file }) => file === 'docs/architecture.md')?.text ?? '';
  const section =
    architecture.split(/^## /m).find((part) => part.startsWith('Files for other programs')) ?? '';
  for (const output of outputs) expect(section).toContain(`\`${output}\``);
});

test('the architecture lists every folder of these', () => {
  const architecture = documents.find(({ file }) => file === 'docs/architecture.md')?.text ?? '';
  const table = architecture.split(/^## /m).find((part) => part.startsWith('Folders')) ?? '';
  const listed = ['src/content-model', 'src/gatsby', 'src/lib', 'tests'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `\`${parent}/${name}/\``),
  );
  expect(listed.filter((folder) => !table.includes(folder))).toEqual([]);
});

test('a wrong path is noticed, a right one is not', () => {
  const text =
    'See `src/lib/time/`, `src/gone.ts:3`, content/products/*.yaml, `content/gone/<name>.yaml` and docs/home.png.';
  expect(missingPaths(text)).toEqual(['src/gone.ts', 'content/gone/<name>.yaml']);
  expect(missingPaths('https://example.com/src/gone.ts and node_modules/a/src/gone.ts')).toEqual([]);
});

test.each(documents)('$file names files that exist', ({ file, text }) => {
  expect(missingPaths(text)).toEqual([]);
  expect(deadLinks(file, text)).toEqual([]);
});

test.each(documents)('$file names commands of package.json', ({ text }) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name);
  expect(named.filter((name) => !(String(name) in scripts))).toEqual([]);
});

/** Variables that the scripts, the system or another tool sets. */
const internalVariables = [
  ...['BUILD_CODE', 'BUILD_STAGE', 'CONTENT_CHECK', 'DEPLOY_CONTROL', 'DEPLOY_SIMULATORS', 'GENERATED_TYPES'],
  ...['MUTATIONS', 'NETWORK_LOG', 'PLAYWRIGHT_JSON', 'SENTRY_CLI_NO_TELEMETRY', 'SITE_RULES'],
  ...['GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD', 'GATSBY_WORKER_POOL_WORKER'],
  ...['CI', 'GITHUB_ACTIONS', 'HOME', 'INIT_CWD', 'NODE_ENV', 'NODE_OPTIONS', 'PATH'],
];

test('the documentation names every environment variable that a person may set', () => {
  const code = [...known, 'playwright.config.ts', 'playwright.engines.config.ts'].filter((name) =>
    /^(?!content\/|docs\/)(?!.*patches\/renderer-env).*\.(?:[cm]?js|tsx?)$/.test(name),
  );
  const read = code.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(
      ([, variable = '']) => variable,
    ),
  );
  const texts = documents.map(({ text }) => text).join('\n');
  const missing = [...new Set(read)].filter(
    (variable) => !internalVariables.includes(variable) && !new RegExp(`\\b${variable}\\b`).test(texts),
  );
  expect(read).toContain('CHROMIUM_PATH');
  expect(missing).toEqual([]);
});

test('the README is at most 6 kB', () => {
  expect(readFileSync(join(root, 'README.md')).length).toBeLessThanOrEqual(6000);
});

test('the owners of legal texts own files that exist', () => {
  const owned = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.slice(1).split(/\s/)[0] ?? '');
  expect(owned).toContain('content/disclosures.yaml');
  expect(owned.filter((path) => !isKnown(path))).toEqual([]);
});
