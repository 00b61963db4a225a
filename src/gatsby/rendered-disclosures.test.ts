import { readDisclosures } from '../content-model/check/read-disclosures';
import { parsedPage } from './parsed-page';
import { disclosureReader, ownContent } from './rendered-disclosures';
import { renderedWords } from './rendered-words';

test('a page is read part by part: sections, headings, references, footer', () => {
  const { parts, footer } = renderedWords(
    parsedPage(`<!doctype html><html><body><header>Menu insured</header><main>
    <h1>Top</h1><p>Held <em>at</em> <a href="/">us</a>.</p><pre>insured</pre>
    <section><h2>One</h2><p>First.</p><section><h3>Inner</h3></section><p>Still one.</p></section>
    <article><h2>Two</h2><p>Second.</p><h2>Three</h2><p>Third.</p></article>
    <section data-references=""><p>$1</p></section><script>no</script><svg><title>no</title></svg></main>
    <footer><p>Links</p><section aria-label="Disclosures"><p>Not a bank.</p><p>Cards.</p></section></footer></body></html>`),
  );
  expect(parts.map(({ passages }) => passages[0])).toEqual([
    'Top Held at us.',
    'One First. Still one.',
    'Inner',
    'Two Second.',
    'Three Third.',
    '$1',
  ]);
  expect(parts.map(({ references }) => references === true)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(footer).toBe('Not a bank. Cards.');
});

describe('built pages', () => {
  /** The problems of a page whose footer says something. */
  function problemsOn(route: string, main: string, footer: string) {
    const html = `<main>${main}</main><footer><section aria-label="Disclosures"><p>${footer}</p></section></footer>`;
    const { read, problems } = disclosureReader(readDisclosures(ownContent));
    read({ route, document: parsedPage(html) });
    return problems;
  }
  const { blocks } = readDisclosures(ownContent);

  test('what is said on a page without its disclosures is told with the page and a file', () => {
    expect(problemsOn('/contact', '<p>Write to us.</p>', blocks.general)).toEqual([]);
    expect(problemsOn('/fees', '<p>Everything is insured.</p>', blocks.general)).toEqual([
      {
        file: expect.stringMatching(/^content\//),
        line: expect.any(Number),
        column: expect.any(Number),
        message: expect.stringMatching(
          /^the page \/fees says "insured", which speaks of deposit insurance, but/,
        ),
        fix: expect.stringContaining('add fdic_status to "disclosures"'),
      },
    ]);
  });

  test('a footer that lost its words is found on a page that issues cards', () => {
    const [problem] = problemsOn('/products/cards', '<p>Issue cards at once.</p>', 'Nothing.');
    expect(problem).toMatchObject({
      message: expect.stringMatching(
        /^the page \/products\/cards says "Issue cards".*the footer does not show general/,
      ),
    });
  });
});
