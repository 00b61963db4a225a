/** Lints Markdown as .remarkrc.mjs says. */
import type { Root } from 'mdast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import preset from '../../../../.remarkrc.mjs';
import { noEmptySections } from './no-empty-sections';
import type { RuleInfo } from './word-rule';

/** The rules whose breach loses text or a link's target. All others warn. */
const errors: ReadonlySet<string> = new Set(['no-empty-url', 'no-html', 'no-undefined-references']);

/** The rules of remark-lint that matter most here; its recommended preset has more. */
export const markdownRules: readonly RuleInfo[] = (
  [
    ['no-html', 'HTML in Markdown, which is not shown.', 'Limits apply<br>per organization'],
    ['no-empty-url', 'A link without an address.', '[Limits]() apply per organization'],
    [
      'no-undefined-references',
      'A link to a reference that is not defined.',
      '[Limits][limits] apply per organization',
    ],
    ['heading-increment', 'A heading that skips a level.', '#### Skipped\n\nLimits apply per organization'],
    [
      'no-duplicate-headings-in-section',
      'Two headings of a section with the same words.',
      '### One\n\nA.\n\n### One\n\nLimits apply per organization',
    ],
    [
      'no-empty-sections',
      'A heading without text below it.',
      'Limits first.\n\n## Nothing\n\n## Limits again\n\nLimits apply per organization',
    ],
    [
      'fenced-code-flag',
      'A block of code without its language.',
      '```\na\n```\n\nLimits apply per organization',
    ],
  ] as const
).map(([id, about, to, from = 'Limits apply per organization']) => ({
  id,
  severity: errors.has(id) ? 'error' : 'warning',
  about,
  example: { file: 'documentation/rate-limits.md', from, to },
}));

const processor = unified().use(preset).use(noEmptySections).freeze();

/** Lints a body and adds the messages to its file. @param tree with positions in the file */
export async function lintMarkdown(tree: Root, file: VFile): Promise<void> {
  // Another file, since this one already has messages of other rules.
  const linted = new VFile({ path: file.path, value: file.value });
  await processor.run(tree, linted);
  for (const { reason, place, ruleId } of linted.messages) {
    const message = file.message(reason, {
      ...(place ? { place } : {}),
      ruleId: ruleId ?? 'markdown',
      source: 'check',
    });
    message.fatal = errors.has(ruleId ?? '');
  }
}
