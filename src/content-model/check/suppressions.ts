/**
 * Comments that suppress a rule where they're right to: "# check-ignore fact-in-text: It was the limit until 2022." in YAML, and
 * "<!-- check-ignore fact-in-text: … -->" in Markdown. Each is for the value or the block that follows it.
 */
import type { VFileMessage } from 'vfile-message';
import type { ContentFile } from '../read/content-file';

export type Suppression = {
  readonly rule: string;
  /** The comment's line, and the lines that it's for. */
  readonly line: number;
  readonly first: number;
  readonly last: number;
};

const comment = /(?:#|<!--)\s*check[- ]ignore\s+([a-z0-9-]+)(?::\s*(.*?))?\s*(?:-->)?$/;

const indentOf = (row: string): number => row.search(/[^\s-]|-(?=\S)/);

/** The last line of the YAML value that starts on a line: those after it are deeper. */
function endOfValue(rows: readonly string[], first: number): number {
  const indent = indentOf(rows[first] ?? '');
  let last = first;
  for (let at = first + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    if (row.trim() !== '' && indentOf(row) <= indent) break;
    last = at;
  }
  return last;
}

/** The suppressions in a file, and those without a reason. */
export function suppressionsIn(content: ContentFile): {
  readonly suppressions: readonly Suppression[];
  readonly withoutReason: readonly number[];
} {
  const suppressions: Suppression[] = [];
  const withoutReason: number[] = [];
  if (!/check[- ]ignore/.test(content.text)) return { suppressions, withoutReason };
  const rows = content.text.split(/\r?\n/);
  for (const [index, row] of rows.entries()) {
    const [, rule, reason = ''] = comment.exec(row) ?? [];
    if (rule === undefined) continue;
    const line = index + 1;
    if (reason.trim().length < 10) withoutReason.push(line);
    const block = row.includes('<!--')
      ? content
          .tree()
          .children.find(({ type, position }) => type !== 'html' && (position?.start.line ?? 0) > line)
      : undefined;
    const isTrailing = /\S/.test(row.slice(0, row.search(/#|<!--/)));
    let first = isTrailing ? index : index + 1;
    while (!isTrailing && /^\s*#/.test(rows[first] ?? '')) first += 1;
    suppressions.push({
      rule,
      line,
      first: block?.position?.start.line ?? first + 1,
      last: block?.position?.end.line ?? endOfValue(rows, first) + 1,
    });
  }
  return { suppressions, withoutReason };
}

/** Whether a message is suppressed by one of these. */
export const suppressing = (
  { ruleId, line }: VFileMessage,
  suppressions: readonly Suppression[],
): Suppression | undefined =>
  suppressions.find(
    ({ rule, first, last }) => rule === ruleId && (line ?? 1) >= first && (line ?? 1) <= last,
  );
