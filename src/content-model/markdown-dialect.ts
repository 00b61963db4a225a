/**
 * The Markdown that editors write: GitHub's, plus diagrams as "::lifecycle{id=ach-transfer}" on a separate line. Shared by the
 * check and the pages.
 */
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** A directive takes a whole line: a colon before a word or a number, as in "10:30", is text. */
function withoutInlineDirectives(this: Processor): void {
  for (const extension of this.data().micromarkExtensions ?? [])
    if (extension.flow?.[':'.charCodeAt(0)]) delete extension.text;
}

const remark = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(withoutInlineDirectives)
  .freeze();

/** The syntax tree of a body. */
export const parseMarkdown = (body: string): Root => remark.runSync(remark.parse(body)) as Root;

/** The name of the directive that draws a lifecycle. */
export const lifecycleDirective = 'lifecycle';

/** The IDs of the lifecycles drawn in a body. */
export const lifecyclesIn = (body: string): string[] =>
  [...body.matchAll(new RegExp(`^::${lifecycleDirective}\\{id=([a-z0-9-]+)\\}`, 'gm'))].map(
    ([, id = '']) => id,
  );
