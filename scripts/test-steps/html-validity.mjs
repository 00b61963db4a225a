// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '../lib/processes.mjs';
import { requireBuild } from '../lib/require-build.mjs';
import { root } from '../lib/root.mjs';

/** @typedef {{ type: string, url?: string, lastLine?: number, message: string }} Message */

/** The most errors to print. */
const shown = 50;

/**
 * The errors in the checker's JSON report as lines "public/fees/index.html:12: message". Throws if it isn't a report.
 * @param {string} json
 * @returns {string[]}
 */
export function errorLines(json) {
  /** @type {Message[]} */
  const messages = JSON.parse(json).messages;
  return messages
    .filter(({ type }) => type === 'error' || type === 'non-document-error')
    .map(({ url = '', lastLine, message }) => {
      const file = decodeURI(url)
        .replace(/^file:/, '')
        .replace(`${root}/`, '');
      return `${file}:${lastLine ?? 1}: ${message}`;
    });
}

/** The folders and HTML files of public/, except Gatsby's own folder with page fragments. */
function documents() {
  const folder = join(root, 'public');
  requireBuild(folder);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? entry.name !== '_gatsby' : entry.name.endsWith('.html')))
    .map(({ name }) => join(folder, name));
}

/**
 * Checks every HTML file in public/ with the Nu Html Checker, prints its errors and returns whether there were none.
 * @param {string} java path of the Java runtime
 * @returns {Promise<boolean>}
 */
export async function htmlIsValid(java) {
  const jar = join(root, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  // The default stack is too small for its parser on deeply nested pages. For a run this short, the optimizing compiler and a
  // parallel garbage collector cost more than they save: twice the processor time.
  const args = [
    '-Xss4m',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-jar',
    jar,
    '--stdout',
    '--errors-only',
    '--format',
    'json',
    '--skip-non-html',
    ...documents(),
  ];
  const child = start(java, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let report = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    report += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  return printed(report, code);
}

/**
 * @param {string} report
 * @param {number | null} code
 */
function printed(report, code) {
  try {
    const lines = errorLines(report);
    console.log(lines.slice(0, shown).join('\n') || 'Every HTML file is valid.');
    if (lines.length > shown) console.log(`and ${lines.length - shown} more errors`);
    return lines.length === 0 && code === 0;
  } catch {
    console.error(`The HTML checker exited with code ${code}:\n${report.slice(0, 2000)}`);
    return false;
  }
}
