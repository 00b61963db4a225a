import type { Blockquote, Nodes } from 'mdast';
import { calloutKinds } from '../../callouts';
import { nodesIn } from '../../read/nodes';
import { suggestion } from '../../read/suggestions';
import type { Rule } from '../rule';

/** The text at the start of a block quote. */
function startOf({ children: [first] }: Blockquote): string {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (text?.type === 'linkReference') return `[${text.label ?? ''}]`;
  return text?.type === 'text' ? text.value : '';
}

/** What is wrong with a block quote that is meant as a callout; undefined if nothing. */
function calloutFault(node: Blockquote): string | undefined {
  const start = startOf(node);
  const [, name] = /^(?:\[!|!\[|\[(?=(?:note|tip|warning)\]))\s*([A-Za-z]+)\s*\]/i.exec(start) ?? [];
  if (name === undefined) return undefined;
  const kind = `[!${name}]`;
  if (!calloutKinds.includes(kind) || !start.startsWith(kind))
    return `${start.split('\n')[0]} isn't a kind of callout; ${suggestion(kind, calloutKinds)}`;
  const [first, second] = node.children;
  const isEmpty = start.trim() === kind && !second && first?.type === 'paragraph' && !first.children[1];
  return isEmpty ? `${kind} has no text; write it on the next line, after ">"` : undefined;
}

/** What is wrong with a node; undefined if nothing. */
function faultOf(node: Nodes): string | undefined {
  if (node.type === 'blockquote') return calloutFault(node);
  const isUnknown =
    (node.type === 'leafDirective' && node.name !== 'lifecycle') || node.type === 'containerDirective';
  return isUnknown
    ? `"${node.name}" isn't a kind of diagram; write ::lifecycle{id=…} on a separate line`
    : undefined;
}

/** Callouts such as "> [!NOTE]" and diagrams such as "::lifecycle{…}" of a kind that pages don't know. */
export const rule: Rule = {
  id: 'callout',
  severity: 'error',
  about: 'A callout or a diagram of an unknown kind: `> [!HINT]`, `::chart{…}`.',
  example: { file: 'documentation/webhooks.md', from: '\n## ', to: '\n> [!HINT]\n> Read it.\n\n## ' },
  checkFile: (content, _site, report) => {
    for (const node of nodesIn(content.tree())) {
      const fault = faultOf(node);
      if (fault !== undefined) report(content, node.position, fault);
    }
  },
};
