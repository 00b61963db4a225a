/**
 * `npm run test:snippets [-- python typescript]`: runs the requests of the built pages, by default those in cURL, against a server
 * that validates them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { transformSync } from '@swc/core';
import { addressFor, hosts, seen, server } from './mock-api.mjs';

/** The page whose commands build on each other. */
const quickstart = 'documentation/quickstart/index.html';

/** Without its types. */
const javaScript = (code) =>
  transformSync(code, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }).code;

/** How to run code, and the class of its element in a page. */
const languages = {
  curl: { className: 'language-bash', command: ['bash', '-euo', 'pipefail', '-c'] },
  python: { className: 'language-python', command: ['python3', '-c'] },
  typescript: { className: 'language-typescript', command: [process.execPath, '--input-type=module', '-e'] },
};

/** The code of a class in a page, without its markup. */
const codeIn = (html, className) =>
  [...html.matchAll(/<code[^>]*class="([^"]*)"[^>]*>([\s\S]*?)<\/code>/g)]
    .filter(([, classes]) => classes.split(' ').includes(className))
    .map(([, , code]) =>
      code
        .replace(/<[^>]+>/g, '')
        .replace(/&#x(\w+);/gi, (_all, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );

/** Whether code only defines functions, the last of which would send the request. */
function isDefinition(code) {
  const last = [...code.matchAll(/(?:\bfunction\*? |\bdef )(\w+)/g)].at(-1)?.[1];
  return last !== undefined && code.match(new RegExp(`(?<!\\.)\\b${last}\\b`, 'g')).length === 1;
}

const sendsRequest = (code) =>
  /^curl |requests\.|fetch\(/m.test(code) && hosts.some((host) => code.includes(host));

/** Each request once, with a page that shows it. */
function snippets(names) {
  const found = new Map();
  const pages = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  );
  for (const page of pages.filter((name) => name !== quickstart)) {
    const html = readFileSync(`public/${page}`, 'utf8');
    for (const language of names)
      for (const code of codeIn(html, languages[language].className).filter(sendsRequest))
        found.set(code, { page, language, code, count: isDefinition(code) ? 0 : 1 });
  }
  return [...found.values()];
}

/** The commands of the quickstart as one script. */
function walkthrough() {
  const code = codeIn(readFileSync(`public/${quickstart}`, 'utf8'), 'language-bash').join('\n');
  return { page: quickstart, language: 'curl', code, count: code.match(/(?:^|\()curl /gm)?.length ?? 0 };
}

/** Runs a snippet. Resolves to what is wrong with it; undefined if nothing is. */
async function run({ language, code, count }, id) {
  const local = hosts.reduce((all, host) => all.replaceAll(host, addressFor(id)), code);
  const withFiles = local.replace(/@[\w.-]+\.(?:png|jpg|pdf)/g, '@package.json');
  const runnable = language === 'typescript' ? javaScript(withFiles) : withFiles;
  const [command, ...args] = languages[language].command;
  const child = spawn(command, [...args, runnable], { env: { ...process.env, ...keys } });
  const closed = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  const requests = seen.get(String(id)) ?? [];
  const wrong = requests.find(Boolean);
  if (wrong) return wrong;
  if (child.exitCode) return `exit status ${child.exitCode}: ${errors.trim() || output.trim()}`;
  if (/^null$/m.test(output)) return 'a command printed null';
  return requests.length === count ? undefined : `${requests.length} requests instead of ${count}`;
}

const names = process.argv.slice(2);
const all = snippets(names.length > 0 ? names : ['curl']);
if (spawnSync('jq', ['--version']).status === 0) all.push(walkthrough());
else console.log('The quickstart is left out: its commands need jq.');
const apiKeys = all.flatMap(({ code }) => code.match(/\b[A-Z_]+_API_KEY\b/g) ?? []);
const keys = Object.fromEntries(apiKeys.map((name) => [name, 'key']));

let passed = 0;
const waiting = [...all.entries()];
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [id, { page, language }] = next;
    const wrong = await run(next[1], id);
    if (wrong) console.error(`${page} (${language}): ${wrong}`);
    else passed += 1;
  }
}
await Promise.all([work(), work(), work()]);
server.close();
console.log(`${passed} of ${all.length} snippets work`);
process.exitCode = passed === all.length && passed > 1 ? 0 : 1;
