/** The head after client-side navigation, where react-helmet writes it. */
import type { Page } from '@playwright/test';
import { openReady } from '../../support/page/hydration';
import { attribute, builtPage, elementsOf, find, textOf } from '../../support/site/html';
import { expect, test, watchConsole } from '../../support/test';

/** The tags that identify a page, as "name value", sorted, without React's attributes. */
const identityInBrowser = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll(
      'title, meta[name], meta[property], link[rel="canonical"], link[rel="icon"], link[rel="alternate"]',
    );
    const described = [...tags].map((tag) =>
      [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? tag.localName,
        tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
      ].join(' '),
    );
    return [`lang ${document.documentElement.lang}`, ...described].sort();
  });

/** The same tags from a built file. */
const identityInFile = (route: string): string[] => {
  const { document } = builtPage(route);
  const wanted = elementsOf(find(document, 'head')).filter(
    (element) =>
      element.tagName === 'title' ||
      (element.tagName === 'meta' && (attribute(element, 'name') ?? attribute(element, 'property'))) ||
      (element.tagName === 'link' && /^(canonical|icon|alternate)$/.test(attribute(element, 'rel') ?? '')),
  );
  const described = wanted.map((element) =>
    [
      attribute(element, 'name') ??
        attribute(element, 'property') ??
        attribute(element, 'rel') ??
        element.tagName,
      attribute(element, 'content') ?? attribute(element, 'href') ?? textOf(element),
    ].join(' '),
  );
  return [`lang ${attribute(find(document, 'html'), 'lang')}`, ...described].sort();
};

/** The types of the structured data in the head. */
const structuredTypes = (page: Page): Promise<string[]> =>
  page
    .locator('head script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.flatMap((script) =>
        JSON.parse(script.textContent ?? '')['@graph'].map((node: { '@type': string }) => node['@type']),
      ),
    );

test('after navigation the head is that of the current page', async ({ page }) => {
  const { problems } = watchConsole(page);
  const shows = async (route: string) => {
    await expect(page).toHaveURL(route);
    await expect.poll(() => identityInBrowser(page), { intervals: [50] }).toEqual(identityInFile(route));
  };
  const menu = page.getByRole('navigation', { name: 'Main' });
  await openReady(page, '/');
  await shows('/');
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await shows('/fees');
  expect(await structuredTypes(page)).toEqual(['WebSite']);
  await menu.getByRole('button', { name: 'Products' }).click();
  await menu.getByRole('link', { name: /^Wires/ }).click();
  await shows('/products/wires');
  await menu.getByRole('button', { name: 'Products' }).click();
  await menu.getByRole('link', { name: /^Cards/ }).click();
  await shows('/products/cards');
  await page.goBack();
  await shows('/products/wires');
  await page.goBack();
  await shows('/fees');
  await page.goBack();
  await shows('/');
  await page.goForward();
  await shows('/fees');
  expect(await structuredTypes(page)).toEqual(['WebSite']);
  expect(problems).toEqual([]);
});

test("navigation keeps the site's structured data and removes the first page's", async ({ page }) => {
  await openReady(page, '/products/ach');
  expect(await structuredTypes(page)).toEqual(['WebSite', 'BreadcrumbList', 'Service']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect.poll(() => structuredTypes(page), { intervals: [50] }).toEqual(['WebSite']);
});

test('during navigation the head always has a description and a language', async ({ page }) => {
  await openReady(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(() => identityInBrowser(page), { intervals: [50] }).toEqual(identityInFile('/fees'));
  await page.evaluate(() => {
    const root = document.documentElement;
    const needed = ['html[lang="en"]', 'head > title', 'meta[name="description"]', 'link[rel="canonical"]'];
    root.dataset.lacked = '';
    const watch = new MutationObserver(() => {
      const lacking = needed.filter((selector) => document.querySelectorAll(selector).length !== 1);
      root.dataset.lacked += lacking.join();
    });
    const attributeFilter = ['lang', 'content', 'href'];
    watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
  });
  await menu.getByRole('link', { name: 'Updates' }).click();
  await expect.poll(() => identityInBrowser(page), { intervals: [50] }).toEqual(identityInFile('/updates'));
  await expect(page.locator('html')).toHaveAttribute('data-lacked', '');
});
