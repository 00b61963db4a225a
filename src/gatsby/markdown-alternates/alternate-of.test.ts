import { parsedPage } from '../post-build/parsed-page';
import { alternateOf, type MarkdownAlternate } from './alternate-of';

const page = (main: string, footer = '') =>
  parsedPage(`<!doctype html><html lang="en"><head><title>ACH — Halyard</title>
  <meta name="description" content="Credits: and debits.">
  <link rel="canonical" href="https://halyard.example/products/ach">
  <link rel="alternate" type="text/markdown" href="/products/ach.md"></head>
  <body><header><nav><a href="/">Home</a></nav></header><main>${main}</main><footer>${footer}</footer></body></html>`);

const bodyOf = async (main: string, footer = '') => {
  const alternate = (await alternateOf(page(main, footer))) as MarkdownAlternate;
  return alternate.file.replace(/^---\n[\s\S]*?\n---\n\n/, '');
};

test('an alternate says in front what its page says in its head', async () => {
  const alternate = await alternateOf(page('<h1>ACH</h1>'));
  expect(alternate).toEqual({
    path: '/products/ach.md',
    title: 'ACH — Halyard',
    description: 'Credits: and debits.',
    url: 'https://halyard.example/products/ach',
    file: '---\ntitle: ACH — Halyard\ndescription: "Credits: and debits."\nurl: https://halyard.example/products/ach\n---\n\n# ACH\n',
  });
});

test('a page whose head names no alternate has none', async () => {
  expect(
    await alternateOf(parsedPage('<html><head></head><body><main><h1>404</h1></main></body></html>')),
  ).toBeUndefined();
});

test.each([
  [
    'links are whole addresses, also those within the page',
    '<p><a href="/fees">Fees</a>, <a href="#states">states</a>, <a href="mailto:a@b.example">mail</a></p>',
    '[Fees](https://halyard.example/fees), [states](https://halyard.example/products/ach#states), [mail](mailto:a@b.example)\n',
  ],
  [
    'a figure is its words, without the way to its source',
    '<p>At most <a href="#figure-x">$5</a>.</p>',
    'At most $5.\n',
  ],
  [
    'pictures, forms, buttons and second drawings stay away',
    '<p>Words</p><svg><text>No</text></svg><form><p>No</p></form><button>No</button><p data-twin="none">No</p><span aria-hidden="true">A</span>',
    'Words\n',
  ],
  [
    'code knows its language, and a tab stands over its code',
    '<fieldset><legend>Language</legend><input type="radio"><label>cURL</label><pre><code class="language-bash"><span>curl</span> x</code></pre></fieldset>',
    '**cURL**\n\n```bash\ncurl x\n```\n',
  ],
  [
    'terms stand before what is said of them',
    '<dl><div><dt>Ceiling</dt><dd>$5</dd><dd>as of May</dd></div><dt>Hours</dt><dd>all</dd></dl>',
    '- **Ceiling**: $5; as of May\n- **Hours**: all\n',
  ],
  [
    'a list in a cell stands in one line, and boxes stand apart',
    '<table><thead><tr><th>State</th><th>Next</th></tr></thead><tbody><tr><th><code>a</code><span>final</span></th><td>To: <ul><li>x</li><li>y</li></ul></td></tr></tbody></table>',
    '| State     | Next    |\n| --------- | ------- |\n| `a` final | To: x y |\n',
  ],
  [
    'what has the role of a table is one',
    '<div role="table"><div role="row"><span role="columnheader">Rail</span></div><div role="row"><span role="cell">ACH</span></div></div>',
    '| Rail |\n| ---- |\n| ACH  |\n',
  ],
  [
    'a heading in a list is none of the text',
    '<ul><li><h3>One</h3><p>Words</p></li></ul>',
    '- **One**\n\n  Words\n',
  ],
])('%s', async (_what, html, markdown) => {
  expect(await bodyOf(html)).toBe(markdown);
});

test('the disclosures of the footer go along, its links do not', async () => {
  const footer = '<a href="/fees">Fees</a><section aria-label="Disclosures"><p>Not a bank.</p></section>';
  expect(await bodyOf('<p>Words</p>', footer)).toBe('Words\n\n---\n\nNot a bank.\n');
});
