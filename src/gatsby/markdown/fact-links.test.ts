import { marked } from '../../lib/text/link-marks';
import { renderMarkdown } from './markdown';

const figure = marked('ceiling', '$1,000');
const link = '<a href="#figure-ceiling">$1,000</a>';

test.each([
  ['in a sentence', `Up to ${figure}, and ${figure}.`, `<p>Up to ${link}, and ${link}.</p>`],
  ['in strong words', `**${figure}**`, `<p><strong>${link}</strong></p>`],
  ['in a list', `- ${figure}`, `<li>${link}</li>`],
  ['in a table', `| A | B |\n| - | - |\n| ${figure} | c |`, `<td>${link}</td>`],
])('a figure %s links to its date and source', async (_where, markdown, html) => {
  expect((await renderMarkdown(markdown)).html).toContain(html);
});

test.each([
  ['a heading', `## Up to ${figure}`, '<h2 id="up-to-1000">Up to $1,000</h2>'],
  ['a link', `[up to ${figure}](/fees)`, '<a href="/fees">up to $1,000</a>'],
  ['inline code', `\`${figure}\``, '<code translate="no">$1,000</code>'],
  ['a picture', `![${figure}](/a.png)`, 'alt="$1,000"'],
])('a figure in %s is plain text', async (_where, markdown, html) => {
  expect((await renderMarkdown(markdown)).html).toContain(html);
});

test('a figure in a block of code is plain text', async () => {
  const { html } = await renderMarkdown(`\`\`\`\n${figure}\n\`\`\``);
  expect(html).toMatch(/^<pre.*\$1,000/);
  expect(html).not.toMatch(/⟦|<a/);
});
