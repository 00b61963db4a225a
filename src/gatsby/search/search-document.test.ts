import { parsedPage } from '../post-build/built-pages';
import { searchDocument } from './search-document';

const about = {
  path: '/documentation/x',
  name: 'R03: No account',
  description: 'What it means.',
  section: 'codes',
  group: 'Codes',
  names: ['r03', 'Check 21'],
};
const documentOf = (main: string) =>
  searchDocument(
    parsedPage(`<html><body><header>Menu</header><main id="content">${main}</main></body></html>`),
    about,
  ) ?? '';
const bodyOf = (main: string) =>
  documentOf(main).replace(/<span data-pagefind-meta[^>]*><\/span>|^.*?<body[^>]*>|<\/body>.*$/g, '');

const long = `<p>${'word '.repeat(300)}</p>`;

test("the page's metadata is included", () => {
  const html = documentOf(
    '<h1>R03: No account</h1><dl><dt>Name</dt><dd><code data-name="no_account">no_account</code></dd></dl>',
  );
  const meta = Object.fromEntries(
    [...html.matchAll(/data-pagefind-meta="(\w+)\[data-value\]" data-value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
  expect(meta).toEqual({
    title: 'R03: No account',
    group: 'Codes',
    section: 'codes',
    description: 'What it means.',
    names: 'R03: No account · R03 · No account · r03 · Check 21 · Check21 · no_account',
  });
});

test.each([
  [
    'navigation, forms, pictures and buttons',
    '<nav>No</nav><form>No</form><svg><text>No</text></svg><button>No</button>',
  ],
  ['hidden or repeated text', '<p hidden>No</p><p aria-hidden="true">No</p><p data-alternate="none">No</p>'],
  ['the sources of figures', '<section data-references="">No</section>'],
])("%s can't be found", (_what, html) => {
  expect(bodyOf(`<h1>Title</h1>${html}`).trim()).toBe('<h1>Title</h1>');
});

test('text before the heading is excluded', () => {
  expect(
    bodyOf('<div><nav>No</nav></div><div><p>Up / Here</p><h1>Title</h1></div><p>Words</p>'),
  ).not.toContain('Up');
});

test('only the first language of a snippet is indexed, as one text', () => {
  const html = bodyOf(
    '<h1>Title</h1><fieldset><legend>Language</legend><input><label>cURL</label><pre><span>curl</span> <b>x</b></pre><input><label>Go</label><pre>go x</pre></fieldset>',
  );
  expect(html).toContain('curl x');
  expect(html).not.toContain('go x');
  expect(html).not.toContain('Language');
});

test("a named element has a link, by its own ID or its ancestor's", () => {
  const html = bodyOf(
    `<h1>Title</h1><fieldset><p>Choice</p><p>Other</p></fieldset><h2 id="fields">Fields</h2><div id="amount" data-name="amount">In cents</div><section id="events"><code data-name="x.updated">x.<wbr>updated</code></section>${long}`,
  );
  expect(html).toContain('Other');
  expect(html).toContain('<h2 id="fields">');
  expect(html).toMatch(/<h6 id="amount"[^>]*>amount<\/h6>/);
  expect(html).toMatch(/<h6 id="events"[^>]*>x\.updated<\/h6>/);
  expect(html).toContain('</h6><code>x.updated</code>');
});

test('generated IDs of React and headings of a short page have no links', () => {
  expect(bodyOf(`<h1>Title</h1><h2 id=":R1:">Part</h2>${long}`)).toContain('<h2>Part</h2>');
  expect(bodyOf('<h1>Title</h1><h2 id="part">Part</h2>')).toContain('<h2>Part</h2>');
});

test('the heading of a section without its own ID has that of the section', () => {
  const html = bodyOf(
    `<h1>Title</h1><section id="comparison"><h2 id=":R1:">Compare</h2><h3>Part</h3></section>${long}`,
  );
  expect(html).toContain('<h2 id="comparison">Compare</h2>');
  expect(html).toContain('<h3>Part</h3>');
});

test('a page without a main part has no document', () => {
  expect(searchDocument(parsedPage('<html><body><p>x</p></body></html>'), about)).toBeUndefined();
});
