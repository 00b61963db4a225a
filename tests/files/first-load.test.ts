/** What the HTML of every page loads, and the sizes of files. Scripts are measured in templates.test.ts, where each template is opened. */
import { oncePerText } from '../support/once';
import { budgets, htmlBudget } from '../support/site/budgets';
import { eachPage } from '../support/site/each-page';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, find, findAll, rawTextOf } from '../support/site/html';
import { compressedAt, compressedSize, readSiteFile, siteFiles } from '../support/site/site-dir';

eachPage(builtPages, 'is at most 24 kB of HTML, 32 kB in the reference', ({ file, route }) => {
  // What fits at a low compression level fits; the highest takes thirty times as long.
  const quick = compressedAt(5, file);
  expect(quick <= htmlBudget(route) ? quick : compressedSize(file)).toBeLessThanOrEqual(htmlBudget(route));
});

eachPage(builtPages, 'requests no script', ({ document }) => {
  expect(findAll(document, 'script').flatMap((script) => attribute(script, 'src') ?? [])).toEqual([]);
  const hints = findAll(find(document, 'head'), 'link').filter((link) =>
    /preload|prefetch|preconnect|dns-prefetch/.test(attribute(link, 'rel') ?? ''),
  );
  expect(hints.map((link) => attribute(link, 'as'))).toEqual(['font', 'font', 'font', 'font']);
});

/** Selectors that make the browser recompute the styles of the whole page. Memoized: pages of a template have the same styles. */
const costlyIn = oncePerText((css: string): string[] => {
  const selectors = css.match(/[^{}]+(?={)/g) ?? [];
  const costly =
    /(?:^|[\s,])(?:html|body|:root|#___gatsby|#gatsby-focus-wrapper)[^\s,>~+(]*:has\([^)]*\)[^,]*[\s>~+]/;
  expect(selectors.length).toBeGreaterThan(100);
  return selectors.filter((selector) => costly.test(selector));
});

eachPage(
  builtPages,
  'has no style that any added element makes the browser recompute for the whole page',
  ({ document }) => {
    expect(costlyIn(findAll(document, 'style').map(rawTextOf).join(''))).toEqual([]);
  },
);

test('the fonts are at most 32 kB', () => {
  const fonts = siteFiles().filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts).toHaveLength(4);
  const bytes = fonts.reduce((sum, file) => sum + readSiteFile(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(budgets.fonts);
});
