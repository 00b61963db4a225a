/** What a visitor sees of a built page, read from its HTML. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page says. Texts have single spaces. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** The blocks of the main part, without its figures. */
  readonly text: readonly string[];
  /** The addresses that the main part links to. */
  readonly links: readonly string[];
  /** The addresses of the pictures in the main part. */
  readonly pictures: readonly string[];
  /** The paragraphs of the footer's disclosures. */
  readonly disclosures: readonly string[];
  /** The facts shown with their source, by the ID of their element: "figure-ach-return-days". */
  readonly figures: ReadonlyMap<string, string>;
  /** The blocks of the header and the footer, without the disclosures. */
  readonly frame: readonly string[];
}

/** Nodes without text for a reader. A noscript element is read as text by a browser that runs scripts. */
const notText = new Set(['#comment', 'script', 'style', 'template', 'noscript', 'title']);

/** Elements that are part of the text around them. */
const inline = new Set(
  'a abbr b button cite code dfn em i kbd label mark q s samp small span strong sub sup time tspan var'.split(
    ' ',
  ),
);

/** The value of an attribute; undefined without it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

/** All elements in a part of a page, in their order. */
export function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  for (const child of childrenOf(node)) yield* elementsIn(child);
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isFigure = (element: Element): boolean => attribute(element, 'id')?.startsWith('figure-') ?? false;
const isDisclosures = (element: Element): boolean => attribute(element, 'aria-label') === 'Disclosures';

/** The Git history writes when an article last changed; a copy of the site at another commit has no history. */
const fromHistory = (text: string): boolean => /^\s*Last changed\b/.test(text);

/** The text of a part of a page, with an empty line around each block. */
function rawText(node: Node, without: (element: Element) => boolean): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value.replace(/\s+/g, ' ');
  if (notText.has(node.nodeName)) return '';
  if ('tagName' in node) {
    if (without(node)) return '';
    if (node.tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `;
  }
  const text = childrenOf(node)
    .map((child) => rawText(child, without))
    .join('');
  // An icon is part of the text around it.
  if (node.nodeName === 'svg' && text.trim() === '') return '';
  if (!inline.has(node.nodeName)) return `\n\n${text}\n\n`;
  return node.nodeName === 'span' && fromHistory(text) ? '' : text;
}

const blocksOf = (node: Node, without: (element: Element) => boolean = () => false): string[] =>
  rawText(node, without)
    .split(/\n\n+/)
    .map(spaced)
    .filter((text) => text !== '');

/** The page to which a page for a former address leads; undefined for other pages. */
function refreshTarget(elements: readonly Element[]): string | undefined {
  const refresh = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh',
  );
  return refresh && (/url=\s*(.*)$/i.exec(attribute(refresh, 'content') ?? '')?.[1] ?? '').trim();
}

/**
 * Reads a page.
 * @param html the whole page
 * @returns its content, or where it leads if it's a page for a former address
 */
export function readPage(html: string): { readonly content: PageContent } | { readonly redirect: string } {
  const all = [...elementsIn(parse(html))];
  const redirect = refreshTarget(all);
  if (redirect !== undefined) return { redirect };
  const named = (tagName: string) => all.filter((element) => element.tagName === tagName);
  const main = named('main');
  const inMain = main.flatMap((element) => [...elementsIn(element)]);
  const addresses = (tagName: string, name: string): string[] =>
    inMain.flatMap((element) => (element.tagName === tagName ? (attribute(element, name) ?? []) : []));
  const title = named('title').find((element) => element.namespaceURI.endsWith('xhtml'));
  const description = named('meta').find((element) => attribute(element, 'name') === 'description');
  const withinMain = new Set(inMain);
  const frame = all.filter(
    (element) => ['header', 'footer'].includes(element.tagName) && !withinMain.has(element),
  );
  return {
    content: {
      title: title
        ? spaced(
            childrenOf(title)
              .map((node) => ('value' in node ? node.value : ''))
              .join(''),
          )
        : '',
      description: spaced((description && attribute(description, 'content')) ?? ''),
      text: main.flatMap((element) => blocksOf(element, isFigure)),
      links: addresses('a', 'href').filter((href) => !href.startsWith('#figure-')),
      pictures: addresses('img', 'src'),
      disclosures: all.filter(isDisclosures).flatMap((element) => blocksOf(element)),
      figures: new Map(
        all.filter(isFigure).map((element) => [attribute(element, 'id') ?? '', blocksOf(element).join(' ')]),
      ),
      frame: frame.flatMap((element) => blocksOf(element, isDisclosures)),
    },
  };
}
