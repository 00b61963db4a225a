import { codeLanguages } from '../../content-model/code-languages';
import { highlight } from './highlight';
import { renderMarkdown } from './markdown';

const htmlOf = async (markdown: string): Promise<string> => (await renderMarkdown(markdown)).html;

/** The words of the parts of some HTML that carry a class, without their tags. */
const wordsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<span class="${name}">([^<]*)</span>`, 'g'))].map(
    ([, words]) => words?.trim() ?? '',
  );

/** Some HTML as a reader sees it. */
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

test('headings can be linked to, also when two have the same words', async () => {
  const html = await htmlOf('## The way\n\n### A state\n\n## The way\n');
  expect([...html.matchAll(/<h\d id="([^"]+)">/g)].map(([, id]) => id)).toEqual([
    'the-way',
    'a-state',
    'the-way-1',
  ]);
});

test('the headings of the second level are listed, in order, as plain words', async () => {
  const { headings } = await renderMarkdown('## The `way`\n\n### A state\n\n## **Then** what\n');
  expect(headings).toEqual([
    { id: 'the-way', text: 'The way' },
    { id: 'then-what', text: 'Then what' },
  ]);
});

test('a body without headings lists none', async () => {
  expect((await renderMarkdown('Only words.')).headings).toEqual([]);
});

test('a table is in a region that can be reached by keyboard, named after the heading above it', async () => {
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
  expect(wordsOf(html, 'tok-comment')).toEqual(['// a remark']);
  expect(wordsOf(html, 'tok-keyword')).toContain('const');
  expect(wordsOf(html, 'tok-number')).toEqual(['12']);
  expect(wordsOf(html, 'tok-string')).toEqual(['"x"']);
  expect(html).toMatch(/^<pre tabindex="0"><code class="language-typescript">/);
  expect(html).not.toContain('style');
});

test('code without a language is shown as it is', async () => {
  const html = await htmlOf('```\n<b> & "x"\n```\n');
  expect(html).toMatch(/^<pre tabindex="0"><code class="language-text">/);
  expect(asText(html)).toBe('<b> & "x"');
});

test.each(codeLanguages)('%s is a language that can be shown', async (language) => {
  const html = await highlight('a = 1\n', language);
  expect(html.startsWith(`<pre tabindex="0"><code class="language-${language}">`)).toBe(true);
  expect(html).not.toContain('style');
  expect(asText(html)).toBe('a = 1');
});

test('HTML in Markdown is not let through', async () => {
  expect(await htmlOf('A <script>alert(1)</script> b <img src=x onerror=alert(1)>')).not.toMatch(
    /<(script|img)/,
  );
});

test('the same body is rendered once', () => {
  expect(renderMarkdown('The same.')).toBe(renderMarkdown('The same.'));
});
