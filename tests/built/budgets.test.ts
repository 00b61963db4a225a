/** What a page loads and runs: sizes, scripts, fonts, and the Content-Security-Policy that its HTML has to satisfy. */
import { create, type Font } from 'fontkit';
import { attributes, faults, pages, textOf } from '../support/html';
import { compressedSize, fileOf, readBytes, readSiteFile, siteFiles } from '../support/site';

/** Bytes of a page as sent: HTML and scripts after Brotli at quality 11, fonts as they are. They catch accidents. */
const budgets = { html: 24_000, referenceHtml: 32_000, fonts: 32_000, meanings: 6_000 };

test('a page is at most 24 kB of HTML, 32 kB in the reference', () => {
  expect(
    faults(({ route }) => {
      const budget = route.startsWith('/documentation/api/') ? budgets.referenceHtml : budgets.html;
      // What fits at a low quality fits; the highest takes thirty times as long.
      const quick = compressedSize(fileOf(route), 5);
      const size = quick <= budget ? quick : compressedSize(fileOf(route));
      return size <= budget ? [] : [`${size} bytes`];
    }),
  ).toEqual([]);
});

test('no page requests a script before load, and only fonts are loaded ahead', () => {
  expect(
    faults(({ $ }) => [
      ...attributes($, 'script[src]', 'src'),
      ...$('link')
        .toArray()
        .filter((link) =>
          /^(preload|prefetch|preconnect|dns-prefetch|modulepreload)$/.test($(link).attr('rel') ?? ''),
        )
        .filter((link) => $(link).attr('as') !== 'font')
        .map((link) => $.html(link)),
    ]),
  ).toEqual([]);
});

test('no page has code in attributes, styles outside the head, frames, or files of other sites', () => {
  expect(
    faults(({ $ }) => [
      ...$('[srcdoc], iframe, object, embed, body style, base')
        .toArray()
        .map((element) => $.html(element).slice(0, 80)),
      ...$('*')
        .toArray()
        .flatMap((element) => Object.keys($(element).attr() ?? {}))
        .filter((name) => name.startsWith('on')),
      ...['src', 'data', 'poster']
        .flatMap((name) => attributes($, `[${name}]`, name))
        .filter((address) => !/^\/(?!\/)/.test(address)),
    ]),
  ).toEqual([]);
});

test('inline scripts are the same on every page, so that the policy has few hashes', () => {
  const texts = pages().map(({ $ }) =>
    $('script:not([src])')
      .toArray()
      .filter((script) => $(script).attr('type') !== 'application/ld+json')
      .map((script) => $(script).text())
      .join('\n'),
  );
  expect(new Set(texts).size).toBe(1);
});

test('no script compiles text, and none has a source map', () => {
  const scripts = siteFiles().filter((file) => /^\/[^/]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(
    scripts.filter((file) =>
      /\bnew Function\b|\bFunction\("|\beval\(|sourceMappingURL/.test(readSiteFile(file)),
    ),
  ).toEqual([]);
  expect(siteFiles().filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('the library of error reporting is in a script of its own, and settings name no receiver unless set', () => {
  const holding = siteFiles().filter(
    (file) => /^\/[^/]+\.js$/.test(file) && readSiteFile(file).includes('sentry-trace'),
  );
  expect(holding).toHaveLength(1);
  const settings = JSON.parse(readSiteFile('/error-reporting.json'));
  expect(Object.keys(settings)).toEqual(['dsn', 'tunnel', 'release', 'environment', 'tracesSampleRate']);
  if (!process.env.GATSBY_SENTRY_DSN) expect(settings.dsn).toBeFalsy();
});

test('the four fonts are at most 32 kB, and have all characters of every page, uppercase too', () => {
  const files = siteFiles().filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expect(files).toHaveLength(4);
  expect(files.reduce((sum, file) => sum + readBytes(file).length, 0)).toBeLessThanOrEqual(budgets.fonts);
  const fonts = files.map((file) => create(readBytes(file)) as Font);
  expect(
    faults(({ $ }) => {
      const text = textOf($, 'body');
      const characters = [...new Set(text + text.toUpperCase())].filter(
        (one) => one === '\u00a0' || one.trim(),
      );
      return characters.filter((one) =>
        fonts.some((font) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)),
      );
    }),
  ).toEqual([]);
});

test('the meanings of a folder are small', () => {
  const files = siteFiles().filter((file) => file.startsWith('/meanings/'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect([file, compressedSize(file) < budgets.meanings]).toEqual([file, true]);
});

/** Selectors that make the browser recompute the styles of the whole page for any added element. */
const costly =
  /(?:^|[\s,])(?:html|body|:root|#___gatsby|#gatsby-focus-wrapper)[^\s,>~+(]*:has\([^)]*\)[^,]*[\s>~+]/;

test('no style makes the browser recompute the whole page', () => {
  const sheets = new Set(pages().map(({ $ }) => $('style').text()));
  const seen = new Set([...sheets].flatMap((sheet) => sheet.split(/[{}]/)));
  expect([...seen].filter((selector) => costly.test(selector))).toEqual([]);
});
