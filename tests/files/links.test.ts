/** Every address in the built files exists. */

import { builtRoutes, faultOf, isExternal } from '../support/content/addresses';
import { brand } from '../support/content/content';
import { eachPage } from '../support/site/each-page';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, type Element, elementsOf, type Parent, textOf } from '../support/site/html';

const site = brand();

/** Attributes with ids of other elements. */
const referring = [
  'for',
  'list',
  'headers',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

const addressAttributes = ['href', 'src', 'poster', 'action', 'data', 'xlink:href'];

/** Addresses in the attributes of a page's elements. */
const addressesOf = (node: Parent): { element: Element; address: string }[] =>
  elementsOf(node).flatMap((element) =>
    element.attrs
      .flatMap(({ name, value }) => {
        if (name === 'srcset') return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
        return addressAttributes.includes(name) ? [value] : [];
      })
      .flatMap((address) => (address ? [{ element, address }] : [])),
  );

eachPage(builtPages, 'has no dead links', ({ route, document }) => {
  const all = addressesOf(document);
  expect(all.length).toBeGreaterThan(20);
  const own = all.filter(({ address }) => !isExternal(address) && !/^(mailto|tel|data):/.test(address));
  const dead = own.flatMap(({ address }) => {
    // The head links the page itself by its canonical address.
    const fault = address === `${site.url}/404.html` ? undefined : faultOf(address, route);
    return fault ? [`${address} ${fault}`] : [];
  });
  expect(dead).toEqual([]);
});

eachPage(builtPages, 'marks its external links, which get no referrer', ({ document }) => {
  const links = addressesOf(document).filter(
    ({ element, address }) => element.tagName === 'a' && isExternal(address),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { element, address } of links) {
    expect(attribute(element, 'rel')?.split(' '), address).toContain('noopener');
    if (attribute(element, 'target')) expect(textOf(element), address).toContain('new tab');
  }
});

eachPage(builtPages, 'has well-formed links and ids', ({ document }) => {
  const elements = elementsOf(document);
  const nameless = elements.filter(
    (element) => element.tagName === 'a' && !attribute(element, 'aria-label') && textOf(element) === '',
  );
  expect(nameless.map((element) => attribute(element, 'href'))).toEqual([]);
  const mails = elements.flatMap((element) => attribute(element, 'href')?.match(/^mailto:(.*)/)?.[1] ?? []);
  // An email to a contact, or one to share the page, whose recipient the visitor chooses.
  for (const mail of mails) expect(mail).toMatch(/^([^@\s{}]+@[^@\s{}]+\.[a-z]+(\?.+)?|\?subject=.+)$/);
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  expect(ids).toEqual([...new Set(ids)]);
  // References by id.
  const known = new Set(ids);
  const named = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => referring.includes(name)).flatMap(({ value }) => value.split(' ')),
  );
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

/** An address that runs code, or a link that shows something else than a page. Browsers ignore white space in it. */
const unsafe = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|v\s*b\s*s\s*c\s*r\s*i\s*p\s*t)\s*:/iu;

eachPage(builtPages, 'has no address that runs code', ({ document }) => {
  const elements = elementsOf(document);
  const values = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value));
  expect(values.filter((value) => unsafe.test(value))).toEqual([]);
  const links = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => attribute(link, 'href') ?? '');
  expect(links.filter((href) => /^\s*(?:data|blob|file):/i.test(href))).toEqual([]);
});

test('every page is linked from another', () => {
  const linked = new Set(
    builtPages().flatMap(({ route, document }) =>
      addressesOf(document)
        .filter(({ element, address }) => element.tagName === 'a' && !isExternal(address))
        .filter(({ address }) => URL.canParse(address, site.url))
        .map(({ address }) => new URL(address, `${site.url}${route}`).pathname)
        .filter((path) => path !== route),
    ),
  );
  expect([...builtRoutes()].filter((route) => route !== '/404.html' && !linked.has(route))).toEqual([]);
});
