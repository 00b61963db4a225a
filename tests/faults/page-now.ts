/** The current state of a page, and its built one. */
import { readSiteFile } from '../support/site/site-dir';

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const htmlOf = (path: string): string => {
  const file = path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`;
  return readSiteFile(file).toString('utf8');
};

/**
 * The built page of a path: its title, and the number of words in its main part that aren't collapsed, and that aren't those of updates
 * on further pages of the list.
 */
export function builtPage(path: string): { title: string; words: number } {
  const html = htmlOf(path);
  const title = (/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const shown = main
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<details(?![^>]* open)[^>]*>[\s\S]*?<\/details>/g, '')
    .replace(/<li[^>]* data-further=[^>]*>[\s\S]*?<\/li>/g, '');
  return { title, words: count(shown.replace(/<[^>]*>/g, ' ')) };
}

/** What the visitor sees. Runs in the page. */
export const pageNow = () => {
  const main = document.querySelector('main') ?? document.createElement('main');
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script,style')) texts.push(walker.currentNode);
  const seen = { opacityProperty: true, visibilityProperty: true };
  const inSight = texts.filter(({ parentElement }) => parentElement?.checkVisibility(seen));
  const onlyOnScreen = inSight.filter(({ parentElement }) =>
    parentElement?.closest('[data-print="none"], [data-alternate="none"]'),
  );
  const countWords = (nodes: Node[]) => {
    const text = nodes.map(({ nodeValue }) => nodeValue).join(' ');
    return text.split(/\s+/).filter(Boolean).length;
  };
  const { activeElement } = document;
  return {
    path: location.pathname.replace(/(.)\/$/, '$1'),
    title: document.title,
    /** Words of the main part. */
    words: countWords(texts),
    /** The visible ones among them: a chooser shows one of its parts. */
    inSight: countWords(inSight),
    /** Those in parts that print leaves out on purpose, or may leave out because they only work in a browser. */
    onlyOnScreen: countWords(onlyOnScreen),
    text: document.body.textContent ?? '',
    heading: document.querySelector('h1')?.textContent ?? '',
    announced: document.querySelector('#gatsby-announcer')?.textContent ?? '',
    /** Where the focus is: on the whole page, or on a visible element. */
    focus: activeElement?.checkVisibility({ visibilityProperty: true })
      ? activeElement.id || activeElement.tagName
      : 'nowhere',
    shift: Number(document.documentElement.dataset.shift ?? 0),
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
};
