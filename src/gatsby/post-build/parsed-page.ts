import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { firstElement, isTag } from './elements';

/** Parses the HTML of a whole page, without source positions, which take most of the time. */
export const parsedPage = (html: string): Root => fromParse5(parse(html)) as Root;

/** Elements whose text isn't parsed as HTML. */
const rawText = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g;

const bodyOf = (document: Root): Element['children'] => firstElement(document, isTag('body'))?.children ?? [];

/** What follows the main part of a page, by its HTML: a few footers serve all pages. */
const ends = new Map<string, Element['children']>();

function parsedEnd(html: string): Element['children'] {
  const known = ends.get(html) ?? bodyOf(parsedPage(`<body>${html}`));
  ends.set(html, known);
  return known;
}

/**
 * Parses the parts of a page that post-build steps read: the head, the main part and what follows it. Styles, scripts, header and
 * menus are two thirds of the HTML, and parsing is most of the work. Pages share the nodes of their footers, so they mustn't be changed.
 */
export function parsedParts(html: string): Root {
  const body = html.indexOf('</head>');
  const main = html.indexOf('<main', body);
  const end = html.lastIndexOf('</main>');
  if (body < 0 || main < 0 || end < 0) return parsedPage(html);
  const head = html.slice(0, body).replace(rawText, '');
  const document = parsedPage(`${head}</head><body>${html.slice(main, end)}</main>`);
  bodyOf(document).push(...parsedEnd(html.slice(end).replace(rawText, '')));
  return document;
}
