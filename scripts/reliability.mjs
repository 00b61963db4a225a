// @ts-check
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './machine/require-node.mjs';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { commandOf, root } from './lib/root.mjs';

helpIfAsked(`npm run reliability

Writes docs/reliability.md from the results of the last fault tests in test-results/faults.`);

/** @typedef {{ place: number, name: string, engine: string, sees: string, held: boolean }} Note */

const folder = join(root, 'test-results', 'faults');
const engines = ['chromium', 'firefox', 'webkit'];

/** @param {Note[]} notes of one fault */
function rowOf(notes) {
  const [first] = notes;
  if (!first) return '';
  const cells = engines.map((engine) => {
    const note = notes.find((candidate) => candidate.engine === engine);
    if (!note) return 'not tested';
    return note.held ? 'yes' : 'NO';
  });
  return `| ${[first.name, first.sees, ...cells].join(' | ')} |`;
}

main(async () => {
  const files = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  if (files.length === 0)
    throw new Error('There are no results. Run npm test -- --only browser and npm run test:engines first.');
  // If earlier runs have left several notes of a fault in an engine, the newest counts.
  const newestFirst = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  /** @type {Map<string, Note>} */
  const newest = new Map();
  for (const file of newestFirst) {
    /** @type {Note} */
    const note = JSON.parse(readFileSync(file, 'utf8'));
    const key = `${note.engine} ${note.name}`;
    if (!newest.has(key)) newest.set(key, note);
  }
  const notes = [...newest.values()].sort((a, b) => a.place - b.place);
  const names = new Set(notes.map(({ name }) => name));
  const untested = [...names].filter((name) => !newest.has(`chromium ${name}`));
  if (untested.length > 0)
    throw new Error(
      `There are no results in Chromium of: ${untested.join(', ')}. Run npm test -- --only browser first.`,
    );
  const rows = [...names].map((name) => rowOf(notes.filter((note) => note.name === name)));
  const text = [
    '# What a visitor sees when something fails',
    '',
    'Written by `npm run reliability` from the last runs of `tests/faults`: all faults in Chromium (`npm test`), the worst in Firefox',
    'and WebKit (`npm run test:engines`). "Yes" means that the engine shows what the second column says: the main text is there and',
    'visible, title and address agree, the focus is on the page, a move within it is announced, the document is loaded at most once more',
    'than the visitor asked for, and exactly the expected errors are reported.',
    '',
    '| what fails | what the visitor sees | Chromium | Firefox | WebKit |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ];
  const file = join(root, 'docs', 'reliability.md');
  writeFileSync(file, text.join('\n'));
  // The linter wants tables aligned.
  await run(process.execPath, [commandOf('@biomejs/biome', 'biome'), 'format', '--write', file]);
  console.log(`${rows.length} faults are in docs/reliability.md.`);
  return notes.every(({ held }) => held) ? 0 : 1;
});
