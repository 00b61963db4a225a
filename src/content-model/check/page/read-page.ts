/** What the check needs to know about a finished page. Pure, and small, so that thousands of pages fit in memory. */
import type { Element, Nodes, Root } from 'hast';
import type { Finding } from '../../disclosures/rule-input';
import type { PageFault } from './page-rules';

export type PageFacts = {
  /** Such as "/fees". */
  readonly route: string;
  readonly ids: ReadonlySet<string>;
  /** Addresses within the site, as written. */
  readonly links: ReadonlySet<string>;
  readonly faults: readonly PageFault[];
};

/** Elements whose text is code, or isn't shown. */
const code = new Set(['code', 'pre', 'kbd', 'samp', 'var', 'script', 'style', 'template', 'textarea']);

/** Marks that no reader should see. */
const leftovers: readonly (readonly [PageFault['rule'], RegExp])[] = [
  ['leftover-variable', /(?<!\/)\{[a-z]\w*(?:[.:][\w-]+)*\}/i],
  [
    'leftover-markup',
    /\*\*|\]\(|:::|&(?:[a-z]+|#\d+|#x[\da-f]+);|&nbsp|\|\s*:?-{3}|<!--|-->|\[!|`|~~|^#{1,6} |<\/?(?:a|b|br|code|div|em|i|li|p|span|strong|u|ul)\b[^<>]*>|\[object /i,
  ],
];

/** The words around a place in a text. */
function around(text: string, index: number, length: number): string {
  const start = text.lastIndexOf(' ', Math.max(0, index - 20)) + 1;
  const end = text.indexOf(' ', index + length + 20);
  return text.slice(start, end < 0 ? undefined : end).trim();
}

function leftoversIn(text: string, route: string): PageFault[] {
  return leftovers.flatMap(([rule, pattern]): PageFault[] => {
    const found = pattern.exec(text);
    if (!found) return [];
    const words = around(text, found.index, found[0].length);
    return [
      {
        rule,
        route,
        reason: `The page ${route} shows "${found[0]}" as it is, in "${words}"`,
        sought: [words, found[0]],
      },
    ];
  });
}

const isWithinSite = (address: string): boolean => /^(?:[/#?](?!\/)|\.{1,2}\/)/.test(address);

const addressesOf = ({ properties }: Element): string[] => {
  const { href, src, poster, action, srcSet, content, httpEquiv } = properties;
  const pictures = (Array.isArray(srcSet) ? srcSet : [srcSet ?? '']).flatMap((set) => String(set).split(','));
  const target = httpEquiv === undefined ? '' : (/url=(.+)/i.exec(String(content))?.[1] ?? '');
  const all = [
    href,
    src,
    poster,
    action,
    target,
    ...pictures.map((picture) => picture.trim().split(/\s/)[0]),
  ];
  return all.filter((address): address is string => typeof address === 'string' && isWithinSite(address));
};

type Gathered = { readonly ids: Set<string>; readonly links: Set<string>; readonly faults: PageFault[] };

function readElement(element: Element, route: string, { ids, links, faults }: Gathered): void {
  const { id } = element.properties;
  if (typeof id === 'string' && ids.has(id))
    faults.push({
      rule: 'repeated-id',
      route,
      reason: `The page ${route} has two elements with the ID "${id}"`,
      sought: [id],
    });
  if (typeof id === 'string') ids.add(id);
  for (const address of addressesOf(element)) links.add(address);
}

function readNode(node: Nodes, route: string, gathered: Gathered, isWithinCode = false): void {
  if (node.type === 'element') readElement(node, route, gathered);
  if (!('children' in node)) return;
  const isCode = isWithinCode || (node.type === 'element' && code.has(node.tagName));
  for (const child of node.children) {
    if (child.type === 'text') gathered.faults.push(...(isCode ? [] : leftoversIn(child.value, route)));
    else readNode(child, route, gathered, isCode);
  }
}

/**
 * Reads a finished page.
 * @param claims what the rules of disclosures found in its text
 */
export function readPage(route: string, document: Root, claims: readonly Finding[] = []): PageFacts {
  const faults: PageFault[] = claims.map(({ words, message, fix }) => ({
    rule: 'disclosure',
    route,
    reason: `The page ${route} says "${words}", which ${message}; ${fix}`,
    sought: [words],
  }));
  const gathered = { ids: new Set<string>(), links: new Set<string>(), faults };
  readNode(document, route, gathered);
  return { route, ...gathered };
}
