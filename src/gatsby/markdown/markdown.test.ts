import { codeLanguages } from '../../content-model/code-languages';
import { codeTokens } from '../../theme/code-tokens';
import { highlight } from './highlight';
import { renderMarkdown } from './markdown';

const htmlOf = async (markdown: string): Promise<string> => (await renderMarkdown(markdown)).html;

/** The texts of the elements with a class, in some HTML. */
const wordsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<span class="${name}">([^<]*)</span>`, 'g'))].map(
    ([, words]) => words?.trim() ?? '',
  );

/** The text of some HTML. */
const asText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

const table = '| Day | Holiday |\n| --- | --- |\n| Friday | Christmas |\n';

test.each([
  ['/fees', ''],
  ['/updates?filter=Customer+story#top', ''],
  ['#states', ''],
  ['mailto:help@example.com', ''],
  ['https://example.com/a', ' rel="noopener"'],
  ['//example.com/a', ' rel="noopener"'],
])('a link to %s', async (href, rel) => {
  expect(await htmlOf(`[words](${href})`)).toBe(`<p><a href="${href}"${rel}>words</a></p>`);
});

test('headings have unique IDs, even if two have the same text', async () => {
  const html = await htmlOf('## The way\n\n### A state\n\n## The way\n');
  expect([...html.matchAll(/<h\d id="([^"]+)">/g)].map(([, id]) => id)).toEqual([
    'the-way',
    'a-state',
    'the-way-1',
  ]);
});

test('second-level headings are listed, in order, as plain text', async () => {
  const { headings } = await renderMarkdown('## The `way`\n\n### A state\n\n## **Then** what\n');
  expect(headings).toEqual([
    { id: 'the-way', text: 'The way' },
    { id: 'then-what', text: 'Then what' },
  ]);
});

test('a body without headings has an empty list', async () => {
  expect((await renderMarkdown('Only words.')).headings).toEqual([]);
});

test('names from the API can break after underscores in tables, and only there', async () => {
  const names = '| State | Next |\n| --- | --- |\n| `on_hold_now` | snake_case |\n\nThen `on_hold_now`.';
  const html = await htmlOf(names);
  expect(html).toContain('<td><code translate="no">on_<wbr>hold_<wbr>now</code></td>\n<td>snake_case</td>');
  expect(html).toContain('Then <code translate="no">on_hold_now</code>.');
});

test('cells of a table with more than two columns say what their column is', async () => {
  const html = await htmlOf(
    '| Part | When | What |\n| --- | --- | --- |\n| `a` | Now | |\n| `b` | Then | x |',
  );
  expect([...html.matchAll(/<td data-column="(\w+)">/g)].map(([, column]) => column)).toEqual([
    ...['Part', 'When', 'What'],
    ...['Part', 'When', 'What'],
  ]);
  expect(await htmlOf(table)).toContain('<td>Friday</td>');
});

test('a table is in a focusable region named after the heading above it', async () => {
  const html = await htmlOf(`${table}\n## Days ahead\n\n${table}\nWords.\n\n${table}\n## Later\n\n${table}`);
  const regions = [
    ...html.matchAll(/<div class="table" role="region" aria-label="([^"]+)" tabindex="0"><table>/g),
  ];
  expect(regions.map(([, name]) => name)).toEqual([
    'Table',
    'Table: Days ahead',
    'Table 2: Days ahead',
    'Table: Later',
  ]);
  expect(html.match(/<table>/g)).toHaveLength(4);
});

test('code gets classes, not styles, and can be scrolled by keyboard', async () => {
  const html = await htmlOf(
    '```typescript\n// a remark\nconst amount: number = 12; const name = "x";\n```\n',
  );
  expect(wordsOf(html, codeTokens.comment.className)).toEqual(['// a remark']);
  expect(wordsOf(html, codeTokens.keyword.className)).toContain('const');
  expect(wordsOf(html, codeTokens.number.className)).toEqual(['12']);
  expect(wordsOf(html, codeTokens.string.className)).toEqual(['"x"']);
  expect(html).toMatch(/^<pre tabindex="0" translate="no"><code class="language-typescript">/);
  expect(html).not.toContain('style');
});

test("code without a language isn't highlighted", async () => {
  const html = await htmlOf('```\n<b> & "x"\n```\n');
  expect(html).toMatch(/^<pre tabindex="0" translate="no"><code class="language-text">/);
  expect(asText(html)).toBe('<b> & "x"');
});

test.each(codeLanguages)('%s is a supported language', async (language) => {
  const html = await highlight('a = 1\n', language);
  expect(html.startsWith(`<pre tabindex="0" translate="no"><code class="language-${language}">`)).toBe(true);
  expect(html).not.toContain('style');
  expect(asText(html)).toBe('a = 1');
});

test('HTML in Markdown is removed', async () => {
  expect(await htmlOf('A <script>alert(1)</script> b <img src=x onerror=alert(1)>')).not.toMatch(
    /<(script|img)/,
  );
});

test('the same body is rendered once', () => {
  expect(renderMarkdown('The same.')).toBe(renderMarkdown('The same.'));
});
