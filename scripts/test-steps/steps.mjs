// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coldCode } from '../lib/cold-code-args.mjs';
import { run } from '../lib/processes.mjs';
import { commandOf } from '../lib/root.mjs';
import { ensureBrowser } from '../machine/ensure-browser.mjs';
import { findJava } from '../machine/java.mjs';
import { which } from '../machine/which.mjs';
import { watchTypes } from './generated-types.mjs';
import { htmlIsValid } from './html-validity.mjs';
import { runRecordingNetwork } from './offline.mjs';
import { countJest, countPlaywright, countReport, one } from './summary.mjs';

/** @typedef {import('./summary.mjs').Count} Count */

/**
 * One part of `npm test`.
 * @typedef {object} Step
 * @property {string} id for --only
 * @property {string} title
 * @property {string} [beside] the step that it may run in parallel with
 * @property {boolean} [needsBuild] fails without running if the build before it failed
 * @property {() => Promise<Count | string>} run returns the count, or why there was nothing to count
 */

/**
 * Runs a package's command and returns its exit code.
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, nodeArgs?: string[] }} [settings]
 */
function tool(packageName, command, args, { env = {}, nodeArgs = [] } = {}) {
  return run(process.execPath, [...nodeArgs, commandOf(packageName, command), ...args], { env });
}

/**
 * Provides a runner with a path for its report, outside the repository, and removes it afterward.
 * @param {(report: string) => Promise<Count>} work
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const types = watchTypes();

/** The steps of `npm test` in order, the quick ones first. @type {Step[]} */
export const steps = [
  {
    id: 'check',
    title: 'Content check',
    run: async () => one((await run(process.execPath, ['scripts/check.mjs'])) === 0),
  },
  {
    id: 'types',
    title: 'Types',
    beside: 'check',
    run: async () => one((await tool('typescript', 'tsc', ['--noEmit'])) === 0),
  },
  {
    id: 'lint',
    title: 'Lint: style and errors, then imports',
    run: async () => {
      // Biome colors its output even in a file unless disabled.
      const colors = process.stdout.isTTY ? [] : ['--colors=off'];
      const style = await tool('@biomejs/biome', 'biome', ['ci', ...colors, '.']);
      const imports = await tool('dependency-cruiser', 'depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        'src',
        'tests',
      ]);
      return one(style === 0 && imports === 0);
    },
  },
  {
    id: 'unit',
    title: 'Unit tests',
    // The build keeps one core busy most of the time.
    beside: 'build',
    run: () =>
      withReport(async (report) => {
        const args = ['--ci', '--json', '--outputFile', report];
        // Its workers get the same arguments.
        const code = await tool('jest', 'jest', args, { nodeArgs: coldCode });
        return countReport(report, code, countJest);
      }),
  },
  {
    id: 'build',
    title: 'Production build, without network access',
    run: async () => {
      types.remember();
      // As in `npm run build`.
      const build = [commandOf('gatsby'), 'build'];
      const { code, contacted } = await runRecordingNetwork(process.execPath, build);
      if (contacted.length > 0)
        console.error(`The build contacted ${contacted.join(', ')}. It must not use the network.`);
      return one(code === 0 && contacted.length === 0);
    },
  },
  {
    id: 'generated',
    title: 'Generated GraphQL types are committed',
    needsBuild: true,
    run: async () => types.compare(),
  },
  {
    id: 'browser',
    title: 'Built files and browser',
    needsBuild: true,
    run: () =>
      withReport(async (report) => {
        const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON: report };
        const code = await tool('@playwright/test', 'playwright', ['test'], { env });
        return countReport(report, code, countPlaywright);
      }),
  },
  {
    id: 'html',
    title: 'HTML validity',
    needsBuild: true,
    run: async () => {
      const java = findJava();
      if (java) return one(await htmlIsValid(java));
      return "HTML validity wasn't checked, because there's no Java. Install Java 11 or newer, for example with apt-get install default-jre-headless";
    },
  },
  {
    id: 'snippets',
    title: 'Requests in the documentation against a mock server',
    beside: 'html',
    needsBuild: true,
    run: async () => {
      if (which('bash') && which('curl'))
        return one((await tool('tsx', 'tsx', ['scripts/test-snippets.ts'])) === 0);
      return "The requests weren't run, because they need bash and curl. Install them, for example with apt-get install curl";
    },
  },
];
