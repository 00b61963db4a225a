/**
 * Comments that suppress a rule where they're right to: "# check-ignore fact-in-text: It was the limit until 2022." in YAML, and
 * "<!-- check-ignore fact-in-text: … -->" in Markdown. Each is for the value or the block that follows it.
 */
import type { VFileMessage } from 'vfile-message';
import type { ContentFile } from '../read/content-file';

export type Suppression = {
  readonly rule: string;
  readonly hasReason: boolean;
  /** The comment's line, and the lines that it's for. */
  readonly line: number;
  readonly first: number;
  readonly last: number;
};

const comment = /(?:#|<!--)\s*check[- ]ignore\s+([a-z0-9-]+)(?::\s*(.*?))?\s*(?:-->)?$/;

const indentOf = (row: string): number => row.search(/[^\s-]|-(?=\S)/);

/** The lines, from 0, for which a comment on a line is. */
function linesFor(
  content: ContentFile,
  rows: readonly string[],
  index: number,
): readonly [first: number, last: number] {
  const row = rows[index] ?? '';
  if (row.includes('<!--')) {
    const block = content
      .tree()
      .children.find(({ type, position }) => type !== 'html' && (position?.start.line ?? 0) > index + 1);
    return [(block?.position?.start.line ?? index) - 1, (block?.position?.end.line ?? index) - 1];
  }
  if (/\S/.test(row.slice(0, row.indexOf('#')))) return [index, index];
  let first = index + 1;
  while (/^\s*#/.test(rows[first] ?? '')) first += 1;
  // A YAML value ends before the next line that isn't deeper.
  const indent = indentOf(rows[first] ?? '');
  const after = rows.findIndex((next, at) => at > first && next.trim() !== '' && indentOf(next) <= indent);
  return [first, (after < 0 ? rows.length : after) - 1];
}

/** The suppressions in a file. */
export function suppressionsIn(content: ContentFile): Suppression[] {
  if (!/check[- ]ignore/.test(content.text)) return [];
  const rows = content.text.split(/\r?\n/);
  return rows.flatMap((row, index): Suppression[] => {
    const [, rule, reason = ''] = comment.exec(row) ?? [];
    if (rule === undefined) return [];
    const [first, last] = linesFor(content, rows, index);
    return [
      { rule, hasReason: reason.trim().length >= 10, line: index + 1, first: first + 1, last: last + 1 },
    ];
  });
}

/** Whether a message is suppressed by one of these. */
export const suppressing = (
  { ruleId, line }: VFileMessage,
  suppressions: readonly Suppression[],
): Suppression | undefined =>
  suppressions.find(
    ({ rule, first, last }) => rule === ruleId && (line ?? 1) >= first && (line ?? 1) <= last,
  );
