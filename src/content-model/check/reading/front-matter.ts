/** A Markdown file in its two parts. `bodyLine` is the line on which the body starts, counted from 1. */
export type MarkdownParts = { yaml: string; body: string; bodyLine: number };

/** Splits a Markdown file at its front matter, the fields between two lines "---"; undefined if it has none. */
export function splitFrontMatter(text: string): MarkdownParts | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  const head = match[0];
  return { yaml: match[1] ?? '', body: text.slice(head.length), bodyLine: head.split('\n').length };
}
