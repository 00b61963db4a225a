import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { contentTypeOf } from '../../content-types';
import { readContentFile } from '../../read/content-file';
import { checkWords, wordRules } from '.';

/** The messages about a file, as "error spelling 12". */
async function messagesOf(file: string, text: string): Promise<string[]> {
  const type = contentTypeOf(file);
  if (!type) throw new Error(`${file} has no content type.`);
  const content = readContentFile(join('content', file), type, text);
  const checked = new VFile({ path: content.path, value: text });
  await checkWords(content, checked);
  return checked.messages.map(
    ({ fatal, ruleId, line }) => `${fatal ? 'error' : 'warning'} ${ruleId} ${line}`,
  );
}

const update = (body: string, title = 'A title'): string =>
  `---\ntitle: ${title}\ndescription: A description.\ndate: 2026-11-20\nkind: Product Updates\n---\n\n${body}\n`;

const messagesIn = (body: string, title?: string) => messagesOf('updates/example.md', update(body, title));

test.each(wordRules.map((rule) => [rule.id, rule] as const))(
  '%s reports its example where it is, and nothing before',
  async (id, { severity, example: { file, from = '', to } }) => {
    const text = readFileSync(join('content', file), 'utf8');
    expect(text).toContain(from);
    const lines = (
      await messagesOf(
        file,
        text.replace(from, () => to),
      )
    ).filter((message) => message.startsWith(`${severity} ${id} `));
    expect(lines).toHaveLength(1);
    const first = text.slice(0, text.indexOf(from)).split('\n').length;
    const line = Number(lines[0]?.split(' ').at(-1));
    expect(line).toBeGreaterThanOrEqual(first);
    expect(line).toBeLessThan(first + to.split('\n').length);
    expect(await messagesOf(file, text)).toEqual([]);
  },
);

test.each([
  'This has to be added to the program.',
  'The response needs to be written within 2 days.',
  'Write to us with [your account number].',
  'What it does does not matter.',
  'It had had an effect, and that that happened is known.',
  'An ACH entry, a FedNow payment, an RTP payment, a NOC and an ODFI.',
  'Use a 2-day window; see `teh code` and {brand} at support@example.com.',
  'A café in Zürich pays €5 — “now”, it’s said… 3 × 2 → 6 ✓',
])('no error: %s', async (sentence) => {
  const messages = await messagesIn(sentence);
  expect(messages.filter((message) => message.startsWith('error'))).toEqual([]);
});

test.each([
  ['a control character in a value', 'Text.', '"A \\b title"', 'error control-character 2'],
  ['a character reference', 'It&#146;s here.', undefined, 'error control-character 8'],
  ['U+0085', 'A\u0085word.', undefined, 'error control-character 8'],
  ['U+2800', 'A\u2800word.', undefined, 'error control-character 8'],
  ['an unassigned letter', 'A\u0378word.', undefined, 'error control-character 8'],
  ['a zero-width space', 'Text.', '\u200bA title', 'error control-character 2'],
  ['a letter that the card cannot draw', 'Text.', 'A 送 title', 'warning unusual-letter 2'],
  ['full-width letters', 'Code Ｒ０１.', undefined, 'warning unusual-letter 8'],
  ['a wrong encoding', 'Itâ€™s here.', undefined, 'warning unusual-letter 8'],
  ['a British spelling', 'The colour is red.', undefined, 'warning spelling 8'],
  ['a typo', 'You recieve it.', undefined, 'warning spelling 8'],
  ['a typo in a quotation', '> A line.\n> You recieve it.', undefined, 'warning spelling 9'],
  ['a date', 'It starts on 21 November 2026.', undefined, 'warning house-style 8'],
])('%s is reported at its line', async (_, body, title, message) => {
  expect(await messagesIn(body, title)).toContain(message);
});

test.each(['constructor', 'toString', 'hasOwnProperty'])('%s is a word like any other', async (word) => {
  const messages = await messagesIn(`> [!${word}]\n> Text with {${word}}.\n\n\`\`\`${word}\na\n\`\`\``);
  expect(messages.filter((message) => !message.startsWith('warning spelling'))).toEqual([]);
});
