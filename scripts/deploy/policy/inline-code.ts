/** The inline code of built pages and drawings, as far as a Content-Security-Policy has to allow it. */
import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What a set of pages contains. A hash is a policy's source: 'sha256-…'. */
export interface InlineCode {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** How many elements have a style attribute. */
  readonly styleAttributes: number;
}

type Node = DefaultTreeAdapterTypes.Node;

/** Media types of scripts that browsers run. Others, such as application/json, are data, which no policy blocks. */
const runs = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

const source = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const text = (node: DefaultTreeAdapterTypes.Element): string =>
  node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function* elements(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('attrs' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/**
 * Reads the inline code of pages and SVG files.
 * @param pages the text of each
 */
export function inlineCode(pages: Iterable<string>): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let styleAttributes = 0;
  for (const html of pages)
    for (const element of elements(parse(html))) {
      const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
      if (attribute('style') !== undefined) styleAttributes += 1;
      if (element.tagName === 'style') styles.add(source(text(element)));
      if (element.tagName === 'script' && attribute('src') === undefined && runs.has(attribute('type') ?? ''))
        scripts.add(source(text(element)));
    }
  return { scripts, styles, styleAttributes };
}
