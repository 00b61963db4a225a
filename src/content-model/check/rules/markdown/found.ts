/** What the rules about Markdown read, and what they return. */
import type { Root } from 'mdast';
import { matchesIn } from '../../../../lib/text/matches-in';

/**
 * A Markdown body: its text, its syntax tree, and its literal text (reading/literal-text.ts). Offsets are equal in all.
 * `firstLine` is the number of its first line in the file.
 */
export type Markdown = {
  readonly source: string;
  readonly tree: Root;
  readonly literal: string;
  readonly firstLine: number;
};

/** An error at an offset of the body. */
export type Found = { readonly offset: number; readonly message: string; readonly fix: string };

/** A rule about Markdown. */
export type MarkdownRule = (markdown: Markdown) => Found[];

type Point = { offset?: number | undefined };
type Positioned = { position?: { start: Point; end: Point } | undefined };

export const startOf = ({ position }: Positioned): number => position?.start.offset ?? 0;
export const endOf = ({ position }: Positioned): number => position?.end.offset ?? 0;

/** The text of a node as the file has it. */
export const writtenIn = (source: string, node: Positioned): string =>
  source.slice(startOf(node), endOf(node));

type Pattern = {
  readonly pattern: RegExp;
  readonly message: (match: RegExpExecArray) => string;
  readonly fix: (match: RegExpExecArray) => string;
};

/** Each match of some patterns in a text; where matches overlap, only that of the earlier pattern. */
export function matchesOf(text: string, patterns: readonly Pattern[]): Found[] {
  const taken: [start: number, end: number][] = [];
  return patterns.flatMap(({ pattern, message, fix }) =>
    matchesIn(text, pattern).flatMap((match): Found[] => {
      const { index } = match;
      const end = index + match[0].length;
      if (taken.some(([from, to]) => index < to && from < end)) return [];
      taken.push([index, end]);
      return [{ offset: index, message: message(match), fix: fix(match) }];
    }),
  );
}
