import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** Parses the HTML of a whole page, without source positions, which take most of the time. */
export const parsedPage = (html: string): Root => fromParse5(parse(html)) as Root;

/** Elements whose text isn't parsed as HTML. */
const rawText = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * The parts of a page that post-build steps read: the head, the main part and what follows it. Styles, scripts, header and
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
