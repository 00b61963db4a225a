/** The search page, a list of all pages, for visitors without JavaScript. */
import { routes } from '../support/content/routes';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, find, findAll } from '../support/site/html';

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
