/**
 * Random edits of the real content never make the check throw, and no rule fails. The same number always makes the same edit:
 * `FUZZ=500-999 npm run test:mutations -- fuzz` makes these 500 of the usual 2,000, `FUZZ=7-7` repeats edit 7.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EditedContent, editedContent } from '../../../../tests/unit/edited-content';
import { formatDiagnostics } from '../diagnostics/report';
import { newRates, stopwatch } from './rates';
import { isComplete, randomFrom } from './sample';

const [first = 0, last = 0] = (process.env.FUZZ ?? (isComplete ? '0-1999' : '0-7')).split('-').map(Number);

const root = join(__dirname, '..', '..', '..', '..', 'content');

const signs = [
  ...'#*_`~[](){}<>|:&!"\'-=,.\\%@?\t\n 0aZ“é\0',
  '---',
  '```',
  '{fact:',
  '](',
  '<!--',
  ': ',
  ' #',
  '| ',
];

/** The edits of bytes, lines and indentation. */
const edits: readonly ((text: string, random: () => number) => string)[] = [
  (text, random) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 5));
  },
  (text, random) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + signs[Math.floor(random() * signs.length)] + text.slice(at);
  },
  (text, random) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 0x300)) + text.slice(at + 1);
  },
  (text, random) => {
    const lines = text.split('\n');
    lines.splice(Math.floor(random() * lines.length), 1 + Math.floor(random() * 3));
    return lines.join('\n');
  },
  (text, random) => {
    const lines = text.split('\n');
    const line = lines[Math.floor(random() * lines.length)] ?? '';
    lines.splice(Math.floor(random() * lines.length), 0, line);
    return lines.join('\n');
  },
  (text, random) => {
    const lines = text.split('\n');
    const at = Math.floor(random() * lines.length);
    lines[at] = random() < 0.5 ? `  ${lines[at]}` : (lines[at] ?? '').replace(/^ {1,2}/, '');
    return lines.join('\n');
  },
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
];

const rates = newRates();

let content: EditedContent;

beforeAll(async () => {
  content = await editedContent();
});

afterAll(() => {
  content.remove();
  rates.print('random edits');
});

test(`random edits ${first} to ${last}`, async () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.].*\.(?:yaml|md)$/.test(file))
    .sort();
  const failures: string[] = [];
  for (let index = first; index <= last; index += 1) {
    const random = randomFrom(20261120 + index);
    const file = files[Math.floor(random() * files.length)] ?? '';
    const edit = edits[Math.floor(random() * edits.length)];
    let text = content.textOf(file);
    for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) text = edit?.(text, random) ?? text;
    const name = `edit ${index} of ${file}`;
    const time = stopwatch();
    try {
      const { diagnostics } = await content.check({ name, file, to: text });
      const words = formatDiagnostics(diagnostics);
      const isFailure = /could not check this|\bat \S+ \(|node_modules|undefined/.test(words);
      if (isFailure) failures.push(`${name}: ${words}`);
      rates.add(name, time(), { reported: diagnostics.length > 0, 'with a crash': isFailure });
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
      rates.add(name, time(), { reported: false, 'with a crash': true });
    }
  }
  expect(failures).toEqual([]);
}, 7_200_000);
