/** The rules by their examples, which are edits of the real content. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VFile } from 'vfile';
import { check, hasErrors } from '.';
import type { Example, Rule } from './rule';
import { readRules } from './rules';
import { withRulesList } from './rules-list';

const root = join(__dirname, '..', '..', '..');
const today = '2026-11-20';
const rules = readRules();

let folder: string;
beforeAll(() => {
  const site = mkdtempSync(join(tmpdir(), 'check-'));
  folder = join(site, 'content');
  cpSync(join(root, 'content'), folder, { recursive: true });
  // Some rules compare with the last commit.
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: site });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'Content');
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

/** Makes an edit, checks with some rules, and restores the file. */
async function checkEdited({ file, from, to }: Example, own: readonly Rule[] = rules): Promise<VFile[]> {
  const path = join(folder, file);
  const text = from === undefined ? undefined : readFileSync(path, 'utf8');
  if (text !== undefined) expect(text).toContain(from);
  try {
    writeFileSync(path, text === undefined ? to : text.replace(from ?? '', () => to));
    return await check(folder, { today, rules: own });
  } finally {
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
}

/** The messages as "file:line rule". */
const linesOf = (files: readonly VFile[]): string[] =>
  files.flatMap(({ path, messages }) => messages.map(({ line, ruleId }) => `${path}:${line ?? 1} ${ruleId}`));

const named = (...ids: string[]): Rule[] => rules.filter(({ id }) => ids.includes(id));

test.each(rules.map((rule) => [rule.id, rule] as const))(
  '%s reports its example',
  async (id, rule) => {
    const files = await checkEdited(rule.example, [rule]);
    const own = files.flatMap(({ messages }) => messages).filter(({ ruleId }) => ruleId === id);
    expect(own.length).toBeGreaterThan(0);
    for (const { fatal, reason } of own) {
      expect(fatal).toBe(rule.severity === 'error');
      expect(reason).not.toMatch(/could not be checked|undefined|\[object/);
    }
  },
  30_000,
);

const inWebhooks = (text: string): Example => ({
  file: 'documentation/webhooks.md',
  from: '\n## ',
  to: `\n${text}\n\n## `,
});

test.each([
  ['a callout named like a property of objects', '> [!constructor]\n> Text.', 'callout'],
  ['a variable named like a property of objects', 'The {toString} of it.', 'variable'],
  ['a variable that isn’t closed', 'The {brand of it.', 'variable'],
  ['a code block that isn’t closed', '```json\n{}', 'code-block'],
  ['a dead link', 'See [fees](/feees).', 'link'],
  ['an operation that doesn’t exist', 'Send `POST /acounts`.', 'request'],
])('%s is an error at its line', async (_what, text, id) => {
  const whole = readFileSync(join(folder, 'documentation/webhooks.md'), 'utf8');
  const line = whole.slice(0, whole.indexOf('\n## ')).split('\n').length + 1;
  const files = await checkEdited(inWebhooks(text), named(id));
  expect(linesOf(files.filter(hasErrors))[0]).toBe(`content/documentation/webhooks.md:${line} ${id}`);
});

test('ordinary sentences have no errors', async () => {
  const sentences = [
    'It has to be added to the program.',
    'The letter needs to be written within 2 days.',
    'Write [your account number] on the form.',
    'What it does does not matter.',
    'See `{id}` and /simulations/cards/{id}/action.',
  ];
  const own = rules.filter(({ severity, id }) => severity === 'error' && id !== 'api-description');
  const files = await checkEdited(inWebhooks(sentences.join('\n\n')), own);
  expect(linesOf(files.filter((file) => hasErrors(file) && file.path.endsWith('webhooks.md')))).toEqual([]);
}, 30_000);

test('a comment with a reason suppresses a rule; one that suppresses nothing is reported', async () => {
  const own = named('fact-in-text');
  const ignored = '<!-- check-ignore fact-in-text: It was the limit before. -->\n\n';
  expect(linesOf(await checkEdited(inWebhooks(`${ignored}It was $500.`), own))).toEqual([]);
  expect(linesOf(await checkEdited(inWebhooks(`${ignored}It was small.`), own))).toEqual([
    expect.stringMatching(/webhooks\.md:\d+ suppression$/),
  ]);
});

test('a failure of a rule is a message, not a crash', async () => {
  const [rule] = named('date');
  if (!rule) throw new Error('There is no rule about dates.');
  const broken: Rule = {
    ...rule,
    checkFile: () => {
      throw new Error('broken');
    },
  };
  const files = await check(folder, { today, rules: [broken] });
  expect(files[0]?.messages[0]?.reason).toBe(
    'The file could not be checked (broken); look for something unusual in it',
  );
});

test('the list in docs/editing.md is up to date; if not, run "npm run schemas"', () => {
  const document = readFileSync(join(root, 'docs/editing.md'), 'utf8');
  expect(document).toBe(withRulesList(document));
});
