import { toString as textOf } from 'hast-util-to-string';
import { elementsIn, firstElement, isTag } from './elements';
import { parsedPage, parsedParts } from './parsed-page';

const page = (title: string, footer: string) =>
  `<!doctype html><html><head><title>${title}</title><style>p{}</style></head><body><header><a href="/">Menu</a></header><div><main id="content"><p>${title}</p></main><footer><section aria-label="Disclosures"><p>${footer}</p></section></footer></div><script>run()</script></body></html>`;

/** The texts of the elements with a tag. */
const texts = (html: string, tag: string): string[] =>
  elementsIn(parsedParts(html), isTag(tag)).map((element) => textOf(element));

test('the head, the main part and the footer are parsed; menus, styles and scripts are left out', () => {
  const document = parsedParts(page('Fees', 'Not a bank.'));
  for (const tag of ['title', 'main', 'footer'])
    expect(firstElement(document, isTag(tag))).toEqual(
      firstElement(parsedPage(page('Fees', 'Not a bank.')), isTag(tag)),
    );
  for (const tag of ['header', 'style', 'script']) expect(firstElement(document, isTag(tag))).toBeUndefined();
});

test('each page has its own main part and footer, also if others have the same', () => {
  const pages = [page('One', 'Same'), page('Two', 'Same'), page('Three', 'Other'), page('Two', 'Same')];
  expect(pages.map((html) => texts(html, 'p'))).toEqual([
    ['One', 'Same'],
    ['Two', 'Same'],
    ['Three', 'Other'],
    ['Two', 'Same'],
  ]);
});

test('a page without a main part is parsed as a whole', () => {
  expect(texts('<html><head></head><body><p>x</p></body></html>', 'p')).toEqual(['x']);
});
