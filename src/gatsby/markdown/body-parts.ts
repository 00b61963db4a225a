/** Requests and diagrams in a Markdown body, which components render, separate from the prose between them. */
import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot, RootContent } from 'mdast';
import { snippetLanguages } from '../../content-model/code-languages';
import { lifecycleDirective } from '../../content-model/markdown-dialect';
import { type RequestBlock, readRequest, requestLanguage } from '../../content-model/request-block';
import { unmarked } from '../../lib/text/link-marks';
import { highlight } from './highlight';

/** A part of a body: prose as HTML, a request, one program in several languages, or the ID of a lifecycle to draw. */
export type BodyPart =
  | { kind: 'html'; html: string }
  | { kind: 'request'; request: RequestBlock }
  | { kind: 'samples'; snippets: { name: string; html: string }[] }
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

type Sample = { name: string; grammar: string; code: string };

/** The program in a block; undefined for other nodes, and for commands, which come one after the other. */
function sampleOf(node: RootContent | undefined): Sample | undefined {
  if (node?.type !== 'code' || node.lang === 'bash') return undefined;
  const language = snippetLanguages.find(({ grammar }) => grammar === node.lang);
  return language && { ...language, code: unmarked(node.value) };
}

/** The first nodes as long as each is a program in another language: the same one, for readers to choose from. */
function samplesAt(nodes: readonly RootContent[]): Sample[] {
  const samples: Sample[] = [];
  for (const node of nodes) {
    const sample = sampleOf(node);
    if (!sample || samples.some(({ name }) => name === sample.name)) break;
    samples.push(sample);
  }
  return samples;
}

const highlighted = ({ name, grammar, code }: Sample) =>
  highlight(code, grammar).then((html) => ({ name, html }));

/** A remark plugin: replaces the parts at the top level with placeholders. */
export const markParts = () => async (tree: MarkdownRoot) => {
  const rest = [...tree.children];
  tree.children = [];
  for (let node = rest[0]; node; node = rest[0]) {
    const samples = samplesAt(rest);
    const special: Special | undefined =
      samples.length > 1
        ? { kind: 'samples', snippets: await Promise.all(samples.map(highlighted)) }
        : specialOf(node);
    rest.splice(0, Math.max(samples.length, 1));
    const data = { hName: placeholder, hProperties: { part: [JSON.stringify(special)] } };
    tree.children.push(special ? { type: 'paragraph', children: [], data } : node);
  }
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
