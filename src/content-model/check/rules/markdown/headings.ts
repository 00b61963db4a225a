/** Headings: their levels, their words, and lines that become headings by accident. */
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { quote } from '../../diagnostics/diagnostic';
import { endOf, type Found, type Markdown, matchesOf, startOf, writtenIn } from './found';

const marks = (depth: number): string => '#'.repeat(depth);

/** A line of "---" or "===" below a paragraph makes it a heading. */
function underlined(source: string, heading: Heading): Found | undefined {
  const written = writtenIn(source, heading);
  if (written.startsWith('#')) return undefined;
  const line = written.slice(written.lastIndexOf('\n') + 1).trim();
  const offset = endOf(heading) - line.length;
  if (/^={7}$/.test(line))
    return { offset, message: 'a merge was not finished here', fix: 'delete the line "======="' };
  const message = `the line ${quote(line)} makes a heading of the text above it`;
  const fix = line.startsWith('-')
    ? 'add an empty line above it for a divider, or write the heading as "## …"'
    : 'remove it, or write the heading as "## …"';
  return { offset, message, fix };
}

function levelOf(heading: Heading, before: number): Found | undefined {
  const offset = startOf(heading);
  const { depth } = heading;
  if (heading.children.length === 0)
    return {
      offset,
      message: 'this heading is empty',
      fix: `write its words after "${marks(depth)} ", or remove it`,
    };
  if (depth === 1) {
    const message = 'a page has one heading of the first level, which its fields define';
    return { offset, message, fix: 'write "## " for a heading in the text' };
  }
  if (depth <= before + 1) return undefined;
  const message = `this heading skips a level: "${marks(depth)}" follows "${marks(before)}"`;
  return { offset, message, fix: `write "${marks(before + 1)} "` };
}

/** "##Heading", which is a paragraph. */
const joined = /^(?<=^|\n)(#{2,6})(?=[^\s#\uE000])|^(#)(?=[A-Z])|^(＃+)/gm;

/** The errors in headings. */
export function headingErrors({ source, tree, literal }: Markdown): Found[] {
  let before = 1;
  const found: Found[] = [];
  visit(tree, 'heading', (heading, _index, parent) => {
    const error = underlined(source, heading) ?? levelOf(heading, before);
    if (error) found.push(error);
    if (parent?.type === 'root') before = Math.max(heading.depth, 1);
  });
  const spaceless = matchesOf(literal, [
    {
      pattern: joined,
      message: ([sign]) => `${quote(sign)} is not followed by a space, so this is no heading`,
      fix: ([sign]) => `write "${marks(Math.max(2, sign.length))} " with a space`,
    },
  ]);
  return [...found, ...spaceless];
}
