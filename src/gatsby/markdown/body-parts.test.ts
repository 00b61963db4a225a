import { renderMarkdown } from './markdown';

const request = '```request\nPOST /cards\nIdempotency-Key: a-1\n\n{}\n```';

test('prose, requests and diagrams are parts in order; the list of headings spans them', async () => {
  const { parts, html, headings } = await renderMarkdown(
    `Before.\n\n## One\n\n${request}\n\n::lifecycle{id=ach-transfer}\n\n## Two\n\nAfter, at 10:30 and a:b.\n`,
  );
  expect(parts).toEqual([
    { kind: 'html', html: '<p>Before.</p>\n<h2 id="one">One</h2>' },
    { kind: 'request', request: { method: 'POST', path: '/cards', key: 'a-1', body: '{}' } },
    { kind: 'lifecycle', id: 'ach-transfer' },
    { kind: 'html', html: '<h2 id="two">Two</h2>\n<p>After, at 10:30 and a:b.</p>' },
  ]);
  expect(headings.map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(html).not.toContain('body-part');
});

test('the same program in two languages is one part, and commands are apart', async () => {
  const { parts, html } = await renderMarkdown(
    '```bash\nls\n```\n\n```typescript\nlet a = 1;\n```\n\n```python\na = 1\n```\n\n```python\nb = 2\n```\n',
  );
  expect(
    parts.map((part) => (part.kind === 'samples' ? part.snippets.map(({ name }) => name) : part.kind)),
  ).toEqual(['html', ['TypeScript', 'Python'], 'html']);
  expect(html.match(/<pre/g)).toHaveLength(4);
});

test('a request can be for the sandbox', async () => {
  const { parts } = await renderMarkdown('```request sandbox\nGET /accounts\n```');
  expect(parts).toEqual([{ kind: 'request', request: { method: 'GET', path: '/accounts', sandbox: true } }]);
});

test.each([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['WARNING', 'Warning'],
])('a block quote that starts with [!%s] is a callout', async (kind, title) => {
  const { html } = await renderMarkdown(`> [!${kind}]\n> A *word*.\n>\n> More.\n`);
  expect(html).toBe(
    `<div role="note" aria-label="${title}"><p class="callout-title">${title}</p>\n<p>A <em>word</em>.</p>\n<p>More.</p>\n</div>`,
  );
});

test.each(['> Only words.', '> [!OTHER]\n> Words.'])('%j is a block quote', async (markdown) => {
  expect((await renderMarkdown(markdown)).html).toMatch(/^<blockquote>/);
});
