import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** The HTML of a whole page as a tree, without positions in the text, which take most of the time. */
export const parsedPage = (html: string): Root => fromParse5(parse(html)) as Root;

/** Elements in which the HTML has text that is no HTML. */
const rawText = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * The parts of a page that are read after a build: its head, its main part and what follows it. Styles, scripts, header and
 * menus are two thirds of the HTML, and parsing is most of the work.
 */
export function readParts(html: string): string {
  const body = html.indexOf('</head>');
  const main = html.indexOf('<main', body);
  const end = html.lastIndexOf('</main>');
  if (body < 0 || main < 0 || end < 0) return html;
  const head = html.slice(0, body).replace(rawText, '');
  return `${head}</head><body>${html.slice(main, end)}${html.slice(end).replace(rawText, '')}`;
}
