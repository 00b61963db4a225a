/** Every address in the built files leads somewhere. */

import { brand, readContent } from '../support/content';
import { attributes, faultOf, faults, isExternal, pages, textOf } from '../support/html';
import { notFoundRoute, siteFiles } from '../support/site';

const site = brand();

/** Attributes with ids of other elements. */
const referring = [
  'for',
  'list',
  'headers',
  'popovertarget',
  ...['activedescendant', 'controls', 'describedby', 'details', 'flowto', 'labelledby', 'owns'].map(
    (name) => `aria-${name}`,
  ),
];

test('external links give no access to the page, and say so if they open a new tab', () => {
  expect(
    faults(({ $ }) => {
      const links = $('a[href^="http"]')
        .toArray()
        .filter((link) => isExternal($(link).attr('href') ?? ''));
      return [
        ...(links.length > 0 ? [] : ['has no external link']),
        ...links
          .filter(
            (link) =>
              !/\bnoopener\b/.test($(link).attr('rel') ?? '') ||
              ($(link).attr('target') !== undefined && !textOf($, link).includes('new tab')),
          )
          .map((link) => `${$(link).attr('href')}`),
      ];
    }),
  ).toEqual([]);
});

test('links have names, mail addresses are complete, and ids are unique and exist where they are referred to', () => {
  expect(
    faults(({ $ }) => {
      const ids = attributes($, '[id]', 'id');
      const known = new Set(ids);
      const mail = /^mailto:([^@\s{}]+@[^@\s{}]+\.[a-z]+(\?.+)?|\?subject=.+)$/;
      return [
        ...$('a:not([aria-label])')
          .toArray()
          .filter((link) => textOf($, link) === '')
          .map((link) => `nameless link to ${$(link).attr('href')}`),
        ...attributes($, 'a[href^="mailto:"]', 'href').filter((address) => !mail.test(address)),
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements with the id ${id}`),
        ...referring
          .flatMap((name) => attributes($, `[${name}]`, name))
          .flatMap((value) => value.split(' '))
          .filter((id) => !known.has(id))
          .map((id) => `no element with the id ${id}`),
      ];
    }),
  ).toEqual([]);
});

test('no address runs code or shows data', () => {
  const unsafe =
    /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|v\s*b\s*s\s*c\s*r\s*i\s*p\s*t|data|blob|file)\s*:/iu;
  expect(faults(({ $ }) => attributes($, 'a[href]', 'href').filter((href) => unsafe.test(href)))).toEqual([]);
});

test('every page is linked from another, and the search page lists every page by kind', () => {
  const linked = new Set(
    pages().flatMap(({ route, $ }) =>
      attributes($, 'a[href^="/"]', 'href')
        .map((href) => new URL(href, site.url).pathname)
        .filter((path) => path !== route),
    ),
  );
  const routes = pages()
    .map(({ route }) => route)
    .filter((route) => route !== notFoundRoute);
  expect(routes.filter((route) => !linked.has(route))).toEqual([]);
  const search = pages().find(({ route }) => route === '/search');
  const listed = search ? attributes(search.$, 'main li > a', 'href') : [];
  expect(listed.toSorted()).toEqual(
    routes.filter((route) => route !== '/search' && !/\/page\/\d+$/.test(route)).sort(),
  );
});

test('published pages and redirects still lead somewhere', () => {
  const { items } = readContent<{ items: { from: string; to: string }[] }>('redirects.yaml');
  const files = new Set(siteFiles());
  expect(items.length).toBeGreaterThan(0);
  for (const { to } of items) expect([to, files.has(to) || !faultOf(to, '/')]).toEqual([to, true]);
});
