import { parsedPage } from './built-pages';
import { renderedWords } from './page-text';

test('a page is split into sections, headings, references and footer', () => {
  const { parts, footer } = renderedWords(
    parsedPage(`<!doctype html><html><body><header>Menu insured</header><main>
    <nav><a href="/x">Deposit placement</a></nav><h1>Top</h1><p>Held <em>at</em> <a href="/">us</a>.</p><pre>insured</pre>
    <section><h2>One</h2><p>First.</p><section><h3>Inner</h3></section><p>Still one.</p></section>
    <article><h2>Two</h2><p>Second.</p><h2>Three</h2><p>Third.</p></article>
    <section data-references=""><p>$1</p></section><script>no</script><svg><title>no</title></svg></main>
    <footer><p>Links</p><section aria-label="Disclosures"><p>Not a bank.</p><p>Cards.</p></section></footer></body></html>`),
  );
  expect(parts.map(({ words }) => words)).toEqual([
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
