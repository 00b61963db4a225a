import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** Parses the HTML of a whole page, without source positions, which take most of the time. */
export const parsedPage = (html: string): Root => fromParse5(parse(html)) as Root;
