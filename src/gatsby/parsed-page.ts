import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** The HTML of a whole page as a tree, without the places of its parts in the text, which take most of the time. */
export const parsedPage = (html: string): Root => fromParse5(parse(html)) as Root;
