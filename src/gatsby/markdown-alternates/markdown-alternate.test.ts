import { parsedPage } from '../post-build/built-pages';
import { alternateOf, type MarkdownAlternate } from './markdown-alternate';

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

test("an alternate's front matter has the metadata of its page's head", async () => {
  const alternate = await alternateOf(page('<h1>ACH</h1>'));
  expect(alternate).toEqual({
    path: '/products/ach.md',
    title: 'ACH — Halyard',
    description: 'Credits: and debits.',
    url: 'https://halyard.example/products/ach',
    file: '---\ntitle: ACH — Halyard\ndescription: "Credits: and debits."\nurl: https://halyard.example/products/ach\n---\n\n# ACH\n',
  });
});

test('a page without a link to an alternate has none', async () => {
  expect(
    await alternateOf(parsedPage('<html><head></head><body><main><h1>404</h1></main></body></html>')),
  ).toBeUndefined();
});

test.each([
  [
    'links are absolute, also those within the page',
    '<p><a href="/fees">Fees</a>, <a href="#states">states</a>, <a href="mailto:a@b.example">mail</a></p>',
    '[Fees](https://halyard.example/fees), [states](https://halyard.example/products/ach#states), [mail](mailto:a@b.example)\n',
  ],
  [
    'so are the addresses of pictures',
    '<figure><picture><source srcset="/images/a-480.webp 480w"><img src="/images/a-960.png" alt="A void"></picture></figure>',
    '![A void](https://halyard.example/images/a-960.png)\n',
  ],
  [
    'a figure is plain text, without a link to its source',
    '<p>At most <a href="#figure-x">$5</a>.</p>',
    'At most $5.\n',
  ],
  [
    'drawings, forms, buttons and repeated text are left out',
    '<p>Words</p><svg><text>No</text></svg><form><p>No</p></form><button>No</button><p data-alternate="none">No</p><span aria-hidden="true">A</span>',
    'Words\n',
  ],
  [
    "code keeps its language, with the tab's name above",
    '<fieldset><legend>Language</legend><input type="radio"><label>cURL</label><pre><code class="language-bash"><span>curl</span> x</code></pre></fieldset>',
    '**cURL**\n\n```bash\ncurl x\n```\n',
  ],
  [
    'terms come before their definitions',
    '<dl><div><dt>Ceiling</dt><dd>$5</dd><dd>as of May</dd></div><dt>Hours</dt><dd>all</dd></dl>',
    '- **Ceiling**: $5; as of May\n- **Hours**: all\n',
  ],
  [
    'a term has no blank at its end, and a sentence no semicolon',
    '<dl><dt><a href="/s">sent</a> <span></span></dt><dd>The bank has it.</dd><dd>Next: returned</dd></dl>',
    '- **[sent](https://halyard.example/s)**: The bank has it. Next: returned\n',
  ],
  [
    'texts have no backslashes that only a parser needs',
    '<p>Write to a@b.example. Replace http:// with https://.</p>',
    'Write to a@b.example. Replace http:// with https://.\n',
  ],
  [
    'a list in a cell is one line, and boxes are separated by spaces',
    '<table><thead><tr><th>State</th><th>Next</th></tr></thead><tbody><tr><th><code>a</code><span>final</span></th><td>To: <ul><li>x</li><li>y</li></ul></td></tr></tbody></table>',
    '| State     | Next    |\n| --------- | ------- |\n| `a` final | To: x y |\n',
  ],
  [
    'an element with the role of a table becomes one',
    '<div role="table"><div role="row"><span role="columnheader">Rail</span></div><div role="row"><span role="cell">ACH</span></div></div>',
    '| Rail |\n| ---- |\n| ACH  |\n',
  ],
  [
    'a heading in a list item becomes plain text',
    '<ul><li><h3>One</h3><p>Words</p></li></ul>',
    '- **One**\n\n  Words\n',
  ],
])('%s', async (_what, html, markdown) => {
  expect(await bodyOf(html)).toBe(markdown);
});

test("the footer's disclosures are included, its links aren't", async () => {
  const footer = '<a href="/fees">Fees</a><section aria-label="Disclosures"><p>Not a bank.</p></section>';
  expect(await bodyOf('<p>Words</p>', footer)).toBe('Words\n\n---\n\nNot a bank.\n');
});
