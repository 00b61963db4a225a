/** The site when something doesn't run: without JavaScript, in print, with an error. */
import { readSiteFile } from '../support/site/site-dir';
import { address, expectInPage, heading, isShown, openReady } from './page-queries';
import { expect, test } from './test';

test('without JavaScript pages are readable, menus open and links work', async ({ visitor, site }) => {
  site.withoutScripts = true;
  await visitor.open('/products/ach');
  await expectInPage(visitor, () => document.documentElement.hasAttribute('data-script'), null, false);
  expect(await visitor.run(heading, null)).not.toBe('');
  await visitor.point('[data-menu="products"] > button');
  await expectInPage(visitor, isShown, '[data-menu="products"] > [data-panel]', true);
  await visitor.click('header nav[aria-label="Main"] a[href="/fees"]');
  await expectInPage(visitor, address, null, '/fees');
});

test('print leaves out parts for the screen', async ({ visitor }) => {
  await visitor.open('/products/cards');
  // Not all drivers can emulate print, so the print rules are applied to the screen.
  await visitor.run(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        const { media } = rule;
        media.mediaText = media.mediaText.replace(/not print/g, 'not all').replace(/^print$/, 'all');
        apply(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) apply(sheet.cssRules);
  }, null);
  await expectInPage(visitor, isShown, '[data-header]', false);
  await expectInPage(visitor, isShown, 'h1', true);
});

test("a page that can't be rendered is replaced by the error screen", async ({ visitor, site }) => {
  const path = '/page-data/fees/page-data.json';
  const data = JSON.parse(readSiteFile(path).toString('utf8'));
  data.result.data.navigation = null;
  site.rules = [
    {
      path: /^\/page-data\/fees\//,
      response: { status: 200, type: 'application/json', body: JSON.stringify(data) },
    },
  ];
  await openReady(visitor, '/');
  await visitor.click('header nav[aria-label="Main"] a[href="/fees"]');
  await expectInPage(
    visitor,
    (words: string) => document.body.textContent?.includes(words),
    'Sorry, we encountered an error.',
    true,
  );
  await expectInPage(visitor, () => document.title.startsWith('Error'), null, true);
});
