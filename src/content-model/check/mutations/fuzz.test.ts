/**
 * Random edits of the real content never make the check throw, and no rule fails. `FUZZ=500 npm run test:mutations` makes
 * fewer edits than the usual 2,000.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EditedContent, editedContent } from '../../../../tests/unit/edited-content';
import { formatDiagnostics } from '../diagnostics/report';
import { newRates } from './rates';
import { isComplete, randomFrom } from './sample';

const count = Number(process.env.FUZZ ?? (isComplete ? 2000 : 20));

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

test(`${count} random edits`, async () => {
  const random = randomFrom(20261120);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.].*\.(?:yaml|md)$/.test(file))
    .sort();
  for (let index = 0; index < count; index += 1) {
    const file = files[Math.floor(random() * files.length)] ?? '';
    const edit = edits[Math.floor(random() * edits.length)];
    let text = content.textOf(file);
    for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) text = edit?.(text, random) ?? text;
    const started = performance.now();
    const { diagnostics } = await content.check({ name: `edit ${index}`, file, to: text });
    rates.add(`edit ${index} of ${file}`, started, { reported: diagnostics.length > 0 });
    const words = formatDiagnostics(diagnostics);
    expect({ index, file, words }).toEqual({
      index,
      file,
      words: expect.not.stringMatching(/could not check this|\bat \S+ \(|node_modules|undefined/),
    });
  }
}, 3_600_000);
