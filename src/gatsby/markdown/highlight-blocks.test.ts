import { highlight } from './highlight';
import { renderMarkdown } from './markdown';

jest.mock('./highlight', () => ({
  highlight: jest.fn(async (code: string) => `<pre>${code.trim()}!</pre>`),
}));

const htmlOf = async (markdown: string): Promise<string> => (await renderMarkdown(markdown)).html;

test('blocks are highlighted in their language, also within a list', async () => {
  expect(await htmlOf('Words.\n\n```json\n{}\n```\n\n- Item\n\n  ```\n  plain\n  ```\n')).toBe(
    '<p>Words.</p>\n<pre>{}!</pre>\n<ul>\n<li>\n<p>Item</p>\n<pre>plain!</pre>\n</li>\n</ul>',
  );
  expect(jest.mocked(highlight).mock.calls.map(([, language]) => language)).toEqual(['json', 'text']);
});

test('an unknown language stays as it is, and is escaped', async () => {
  expect(await htmlOf('```cobol\n<b>\n```\n')).toBe(
    '<pre><code class="language-cobol" translate="no">&#x3C;b>\n</code></pre>',
  );
});
