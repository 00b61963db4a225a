import type { Blockquote, Nodes } from 'mdast';
import { calloutKinds } from '../../callouts';
import { suggestion } from '../../read/suggestions';
import type { Rule } from '../rule';

/** The text at the start of a block quote. */
function startOf({ children: [first] }: Blockquote): string {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (text?.type === 'linkReference') return `[${text.label ?? ''}]`;
  return text?.type === 'text' ? text.value : '';
}

/** Callouts such as "> [!NOTE]" and diagrams such as "::lifecycle{…}" of a kind that pages don't know. */
export const rule: Rule = {
  id: 'callout',
  severity: 'error',
  about: 'A callout or a diagram of an unknown kind: `> [!HINT]`, `::chart{…}`.',
  example: { file: 'documentation/webhooks.md', from: '\n## ', to: '\n> [!HINT]\n> Read it.\n\n## ' },
  checkFile: (content, _site, report) => {
    const visit = (node: Nodes): void => {
      if (node.type === 'blockquote') {
        const start = startOf(node);
        const kind = /^\[?!?\[?!?([A-Za-z]+)\](.*)/.exec(start);
        const written = `[!${kind?.[1] ?? ''}]`;
        if (kind && /^\[!|^!\[/.test(start) && !calloutKinds.includes(written))
          report(
            content,
            node.position,
            `${written} isn't a kind of callout; ${suggestion(written, calloutKinds)}`,
          );
        else if (
          kind &&
          calloutKinds.includes(written) &&
          (node.children[0] as { children?: unknown[] }).children?.length === 1 &&
          start.trim() === written &&
          node.children.length === 1
        )
          report(content, node.position, `${written} has no text; write it on the next line, after ">"`);
      }
      if ((node.type === 'leafDirective' && node.name !== 'lifecycle') || node.type === 'containerDirective')
        report(
          content,
          node.position,
          `"${node.name}" isn't a kind of diagram; write ::lifecycle{id=…} on a separate line`,
        );
      if ('children' in node) for (const child of node.children) visit(child);
    };
    visit(content.tree());
  },
};
