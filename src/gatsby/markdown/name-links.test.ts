import { renderMarkdown } from './markdown';

const names = new Map([
  ['R03', '/codes/r03'],
  ['ach_transfer', '/api/ach-transfers'],
  ['card', '/api/cards'],
]);

const htmlOf = async (markdown: string): Promise<string> => (await renderMarkdown(markdown, names)).html;

test.each([
  ['a code in prose', 'It says R03.', '<p>It says <a href="/codes/r03">R03</a>.</p>'],
  [
    'a code in code',
    'It says `R03`.',
    '<p>It says <a href="/codes/r03"><code translate="no">R03</code></a>.</p>',
  ],
  [
    'a resource in code',
    'An `ach_transfer`.',
    '<p>An <a href="/api/ach-transfers"><code translate="no">ach_transfer</code></a>.</p>',
  ],
  ['in emphasis', '**R03**', '<p><strong><a href="/codes/r03">R03</a></strong></p>'],
])('%s is linked', async (_what, markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});

test.each([
  ['an unknown code', 'It says R99.', '<p>It says R99.</p>'],
  ['part of a word', 'FIN-2026-R03 and R030.', '<p>FIN-2026-R03 and R030.</p>'],
  ['a word that is also a name', 'A card.', '<p>A card.</p>'],
  ['more than the name', '`ach_transfer.id`', '<p><code translate="no">ach_transfer.id</code></p>'],
  ['in a link', '[R03](/x)', '<p><a href="/x">R03</a></p>'],
  ['in a heading', '## R03', '<h2 id="r03">R03</h2>'],
])('%s is not linked', async (_what, markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});
