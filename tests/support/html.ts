/** Built pages, parsed. */
import type { CheerioAPI } from 'cheerio/slim';
import type { AnyNode } from 'domhandler';
import type { Root } from 'mdast';
import { lazy } from '../../src/lib/loading/lazy';
import { brand } from './content';
import { fileOf, notFoundRoute, readSiteFile, routes, siteFiles } from './site';

/** A page of the site: its route without trailing slash, and its document. */
export interface Page {
  readonly route: string;
  readonly $: CheerioAPI;
}

/** A node of a page. */
export type Node =
  ReturnType<CheerioAPI['root']> extends Iterable<{ children: (infer Child)[] }> ? Child : never;

declare global {
  /** Parses HTML once; see tests/built/environment.cjs. */
  var parsed: (html: string) => CheerioAPI;
  /** Parses GitHub's Markdown. */
  var parsedMarkdown: (text: string) => Root;
}

const readPages = (part: (html: string) => string): readonly Page[] =>
  [...routes(), notFoundRoute].map((route) => ({ route, $: parsed(part(readSiteFile(fileOf(route)))) }));

/** Every page, the 404 page included. Don't modify them: all tests share them. */
export const pages = lazy(() => readPages((html) => html));

/** The heads of all pages, which are read faster. */
export const heads = lazy(() => readPages((html) => html.slice(0, html.indexOf('<body'))));

/** A parsed page by its route. */
export function page(route: string): Page {
  const found = pages().find((one) => one.route === route);
  if (!found) throw new Error(`There is no page ${route}.`);
  return found;
}

/** The text of the selected elements with white space collapsed, without scripts and styles. */
export const textOf = ($: CheerioAPI, selection: string | AnyNode): string =>
  $(selection as string)
    .toArray()
    .map((element) => $(element).prop('innerText'))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The values of an attribute of the selected elements that have it. */
export const attributes = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? []);

/** What `check` finds wrong on pages, as "route: fault"; the first twenty. */
export const faults = (
  check: (page: Page) => readonly string[],
  among: readonly Page[] = pages(),
): string[] => among.flatMap((one) => check(one).map((fault) => `${one.route}: ${fault}`)).slice(0, 20);

/** "name: expected … received …" if two values differ, for `faults`. */
export const differs = (name: string, received: unknown, expected: unknown): string[] =>
  JSON.stringify(received) === JSON.stringify(expected)
    ? []
    : [`${name}: expected ${JSON.stringify(expected)}, received ${JSON.stringify(received)}`];

const known = lazy(() => ({
  files: new Set(siteFiles()),
  ids: new Map(pages().map(({ route, $ }) => [route, new Set(attributes($, '[id]', 'id'))])),
}));

/** Whether an address is on another site. */
export const isExternal = (address: string): boolean =>
  /^https?:/.test(address) && !address.startsWith(brand().url);

/** What's wrong with an address of this site on a page; undefined if nothing is. */
export function faultOf(address: string, route: string): string | undefined {
  const base = brand().url;
  if (!URL.canParse(address, `${base}${route}`)) return `${address} isn't an address`;
  const { pathname, hash } = new URL(address, `${base}${route}`);
  const path = decodeURIComponent(pathname);
  if (path.length > 1 && path.endsWith('/')) return `${address} ends in a slash`;
  const ids = known().ids.get(path);
  if (!ids)
    return known().files.has(path) && !path.endsWith('.html') ? undefined : `${address} doesn't exist`;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || ids.has(id) ? undefined : `${address} has a fragment that the page lacks`;
}
