/** Requests and diagrams in a Markdown body, which components render, separate from the prose between them. */
import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot, RootContent } from 'mdast';
import { lifecycleDirective } from '../../content-model/markdown-dialect';
import { type RequestBlock, readRequest, requestLanguage } from '../../content-model/request-block';
import { unmarked } from '../../lib/text/link-marks';

/** A part of a body: prose as HTML, a request, or the ID of a lifecycle to draw. */
export type BodyPart =
  | { kind: 'html'; html: string }
  | { kind: 'request'; request: RequestBlock }
  | { kind: 'lifecycle'; id: string };

/** Marks a part's position among the elements; not an HTML element. */
const placeholder = 'body-part';

type Special = Exclude<BodyPart, { kind: 'html' }>;

function specialOf(node: RootContent): Special | undefined {
  if (node.type === 'leafDirective' && node.name === lifecycleDirective)
    return { kind: 'lifecycle', id: node.attributes?.id ?? '' };
  if (node.type !== 'code' || node.lang !== requestLanguage) return undefined;
  const request = readRequest(unmarked(node.value));
  // In development, the check reports invalid parts with file and line.
  if ('fault' in request) throw new Error(request.fault.message);
  return { kind: 'request', request: node.meta === 'sandbox' ? { ...request, sandbox: true } : request };
}

/** A remark plugin: replaces the parts at the top level with placeholders. */
export const markParts = () => (tree: MarkdownRoot) => {
  tree.children = tree.children.map((node) => {
    const special = specialOf(node);
    if (!special) return node;
    const data = { hName: placeholder, hProperties: { part: [JSON.stringify(special)] } };
    return { type: 'paragraph', children: [], data };
  });
};

const isPlace = (node: Root['children'][number]): node is Element =>
  node.type === 'element' && node.tagName === placeholder;

/** Splits a rendered body at its placeholders. @param write serializes elements of prose to HTML */
export function partsOf(tree: Root, write: (prose: Root) => string): BodyPart[] {
  const parts: BodyPart[] = [];
  let prose: Root['children'] = [];
  const flush = () => {
    const html = write({ type: 'root', children: prose }).trim();
    if (html !== '') parts.push({ kind: 'html', html });
    prose = [];
  };
  for (const node of tree.children) {
    if (!isPlace(node)) {
      prose.push(node);
      continue;
    }
    flush();
    parts.push(JSON.parse(String(node.properties.part)) as Special);
  }
  flush();
  return parts;
}
