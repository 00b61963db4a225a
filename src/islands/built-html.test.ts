/** @jest-environment jsdom */
import { fillIsland, hasBuiltPage, hasIslandHtml, keepBuiltPage, prepareIslands } from './built-html';

const htmlOf = (...islands: string[]) =>
  `<main>${islands.map((name) => `<div data-island="${name}"><p>${name} as built</p><input type="radio"></div>`).join('')}</main>`;

/** Keeps a page as navigation does. */
const keep = (path: string, html: string) =>
  keepBuiltPage(path, html, new DOMParser().parseFromString(html, 'text/html'));

/** Fills an element on a page. */
function fill(path: string, name: string): HTMLElement {
  window.history.replaceState(null, '', path);
  const element = document.createElement('div');
  fillIsland(element, name);
  return element;
}

test("an island is shown from its page's HTML, as often as the visitor goes there", () => {
  keep('/fees', htmlOf('fees', 'footer'));
  for (const _visit of ['first', 'second']) {
    expect(fill('/fees', 'fees').textContent).toBe('fees as built');
    expect(fill('/fees', 'footer').textContent).toBe('footer as built');
  }
});

test('an address with a slash at its end is that of the same page', () => {
  keep('/terms', htmlOf('footer'));
  expect(fill('/terms/', 'footer').textContent).toBe('footer as built');
});

test('a page has the islands that its HTML has', () => {
  keep('/security', htmlOf('footer'));
  expect(hasBuiltPage('/security')).toBe(true);
  expect(hasIslandHtml('footer', '/security')).toBe(true);
  expect(hasIslandHtml('figures', '/security')).toBe(false);
  expect(hasIslandHtml('footer', '/privacy')).toBe(false);
});

test("what the visitor has chosen is applied before it's shown", () => {
  keep('/contact', htmlOf('footer'));
  prepareIslands((island) => {
    for (const input of island.querySelectorAll('input')) input.checked = true;
  });
  expect(fill('/contact', 'footer').querySelector('input')?.checked).toBe(true);
});

test('the newest pages are kept', () => {
  keep('/oldest', htmlOf('footer'));
  for (let count = 0; count < 20; count += 1) keep(`/page-${count}`, htmlOf('footer'));
  expect(hasBuiltPage('/oldest')).toBe(false);
  expect(hasBuiltPage('/page-0')).toBe(true);
});
