/** The search page, a list of all pages, for visitors without JavaScript. */

import { routes } from '../../support/content/routes';
import { control } from '../../support/page/search';
import { attribute, builtPages, find, findAll } from '../../support/site/html';
import { expect, test } from '../../support/test';

test('the search page lists every page by kind, except itself and further pages of lists', () => {
  const index = builtPages().find(({ route }) => route === '/search');
  if (!index) throw new Error('There is no search page.');
  const main = find(index.document, 'main');
  const listed = findAll(main, 'li').flatMap((item) => attribute(find(item, 'a'), 'href') ?? []);
  expect(listed.toSorted()).toEqual(
    routes().filter((route) => route !== '/search' && !/\/page\/\d+$/.test(route)),
  );
  expect(findAll(main, 'h2')).toHaveLength(6);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the control links to the search page', async ({ page }) => {
    await page.goto('/documentation/fedach');
    await expect(control(page)).toHaveText('Search the docs');
    await control(page).click();
    await expect(page).toHaveURL(/\/search\/?$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'R03: No account, or it cannot be located' })
      .click();
    await expect(page).toHaveURL(/\/r03\/?$/);
  });
});
