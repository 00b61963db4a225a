/**
 * A second build of the site, with error reporting switched on: the one in public/ is built without.
 *
 * It is a real production build of a copy of the sources, because what is to be proved (what the bundle holds, how
 * React, Gatsby and the library get on, which scripts carry the site's mark) is the work of the build. Every template has
 * a page in it, so that its scripts are those of the site; of pages that are alike it has few. It still takes most of a
 * minute, so it is kept, in one temporary folder per checkout, and made again only when a source differs. From nothing
 * then: a warm build would leave old pages behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSources as sources } from '../../scripts/lib/build-inputs.mjs';
import { keepFewCodes } from './thin-content';

const root = resolve(__dirname, '..', '..');

/** What the build is told. The receiver's name is no real one: the browser is told where it is. */
export const reporting = { host: 'errors.test', release: 'site@1.2.3', environment: 'staging' } as const;

const variables = {
  GATSBY_SENTRY_DSN: `http://public@${reporting.host}/1`,
  GATSBY_SENTRY_TUNNEL: '',
  GATSBY_SENTRY_RELEASE: reporting.release,
  GATSBY_SENTRY_ENVIRONMENT: reporting.environment,
  GATSBY_SENTRY_TRACES: '1',
  GATSBY_SOURCE_MAPS: '',
};

/** The scripts' helpers. Playwright can load ES modules only like this. */
async function helpers() {
  const [{ alone }, { toolEnv }, { commandOf }] = await Promise.all([
    import('../../scripts/lib/alone.mjs'),
    import('../../scripts/lib/env.mjs'),
    import('../../scripts/lib/root.mjs'),
  ]);
  return { alone, toolEnv, commandOf };
}

/** Starts a command of Gatsby in a folder; what it says goes to `<command>.log` there. It ends with this process. */
export async function startGatsby(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const { toolEnv, commandOf } = await helpers();
  const child = spawn(process.execPath, [commandOf('gatsby'), ...args], {
    cwd: folder,
    env: { ...toolEnv(process.env, false), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(folder, `${args[0]}.log`));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  // Nothing else would end it, should this process end early.
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** The folder of the build, absolute, its pages in `public`. Throws, naming the log, when the build fails. */
export async function reportingBuild(): Promise<string> {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const folder = join(await realpath(tmpdir()), `site-with-reporting-${name}`);
  const { alone } = await helpers();
  await alone(folder, { lock: 'build' }, () => ensureBuilt(folder));
  return folder;
}

async function ensureBuilt(folder: string): Promise<void> {
  const state = stateOfSources();
  const mark = join(folder, 'built-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const source of sources) await cp(join(root, source), join(folder, source), { recursive: true });
  keepFewCodes(join(folder, 'content'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const networkLog = join(folder, 'network.log');
  await writeFile(networkLog, '');
  const child = await startGatsby(folder, ['build'], {
    ...variables,
    NODE_OPTIONS: `--require ${JSON.stringify(join(__dirname, 'network-log.cjs'))}`,
    NETWORK_LOG: networkLog,
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The build with error reporting failed: see ${join(folder, 'build.log')}`);
  await writeFile(mark, state);
}

/** A text that differs whenever a source, a setting, or Node.js does. */
function stateOfSources(): string {
  const hash = createHash('sha256').update(JSON.stringify([variables, process.version, `${keepFewCodes}`]));
  for (const file of sources.flatMap(filesIn))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The file itself, or the files of a folder at any depth, sorted; without unit tests, which no build reads. */
function filesIn(source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .map((file) => join(source, file))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort();
}
