import { readFileSync } from 'node:fs';
import { renderMarkdown } from './markdown';
import { abbreviations } from './terms';

const htmlOf = async (markdown: string): Promise<string> => (await renderMarkdown(markdown)).html;
const odfi = '<abbr title="Originating depository financial institution">ODFI</abbr>';

test('an abbreviation carries its long form at its first use on a page', async () => {
  expect(await htmlOf('The ODFI sends.\n\n- The ODFI answers.')).toBe(
    `<p>The ${odfi} sends.</p>\n<ul>\n<li>The ODFI answers.</li>\n</ul>`,
  );
});

test.each([
  ['a plural', 'Two ODFIs.', `<p>Two ${odfi}s.</p>`],
  ['in emphasis', 'An **ODFI**.', `<p>An <strong>${odfi}</strong>.</p>`],
  ['an entry class', 'An SEC code.', '<p>An <abbr title="Standard entry class">SEC</abbr> code.</p>'],
  ['another SEC', 'The SEC regulates.', '<p>The SEC regulates.</p>'],
  ['part of a word', 'FBOX and xACH.', '<p>FBOX and xACH.</p>'],
  ['in code', 'A `NOC`.', '<p>A <code translate="no">NOC</code>.</p>'],
  ['in a link', '[ACH](/documentation/fedach)', '<p><a href="/documentation/fedach">ACH</a></p>'],
  ['in a heading', '## ACH', '<h2 id="ach">ACH</h2>'],
])('%s', async (_what, markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});

test('a heading in italics defines its term', async () => {
  expect(await htmlOf('### _SEC code_')).toBe('<h3 id="sec-code"><dfn>SEC code</dfn></h3>');
});

test('a cell of a table has them too', async () => {
  expect(await htmlOf('| Bank |\n| --- |\n| ODFI |')).toContain(`<td>${odfi}</td>`);
});

describe('the glossary', () => {
  const glossary = readFileSync('content/documentation/glossary.md', 'utf8');

  test('defines every term that it heads, each under its own address', async () => {
    const html = await htmlOf(glossary.replace(/^---[\s\S]*?\n---\n/, ''));
    const terms = [...html.matchAll(/<h3 id="([^"]+)"><dfn>[^<]+<\/dfn><\/h3>/g)].map(([, id = '']) => id);
    expect(terms.length).toBe([...glossary.matchAll(/^### /gm)].length);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).toEqual(expect.arrayContaining(['odfi', 'rdfi', 'sec-code', 'imad', 'uetr', 'noc']));
  });

  test('says what each abbreviation stands for', () => {
    const text = glossary.replace(/[*_]/g, '').toLowerCase();
    for (const long of Object.values(abbreviations)) expect(text).toContain(long.toLowerCase());
  });
});
