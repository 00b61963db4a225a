/** Headings: their levels, their words, and lines that become headings, or look like one, by accident. */
import type { Heading, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { quote } from '../../diagnostics/diagnostic';
import { visitNodes } from '../../reading/visit-nodes';
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

/** Headings with the words of another one in the same section. Links to them would need numbers. */
function repeated(tree: Root): Found[] {
  const found: Found[] = [];
  /** The headings above the current one, from the highest level, with the words of those below each. */
  const open: { depth: number; words: Set<string> }[] = [{ depth: 1, words: new Set() }];
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    while (open.length > 1 && (open.at(-1)?.depth ?? 0) >= node.depth) open.pop();
    const siblings = open.at(-1)?.words;
    const words = textOf(node).trim().toLowerCase();
    if (words !== '' && siblings?.has(words))
      found.push({
        offset: startOf(node),
        message: `the heading ${quote(textOf(node))} is already in this section`,
        fix: 'write other words, so that readers and links can tell the two apart',
      });
    siblings?.add(words);
    open.push({ depth: node.depth, words: new Set() });
  }
  return found;
}

/** "##Heading", which is a paragraph. */
const joined = /^(?<=^|\n)(#{2,6})(?=[^\s#\uE000])|^(#)(?=[A-Z])|^(＃+)/gm;

/** A heading whose words are all in bold, as Google Docs writes it. */
function boldWords(heading: Heading): Found | undefined {
  const [only, ...others] = heading.children;
  if (only?.type !== 'strong' || others.length > 0) return undefined;
  const words = textOf(only);
  return {
    offset: startOf(only),
    message: `the heading ${quote(words)} is in bold, but headings need no formatting`,
    fix: `write "${marks(Math.max(2, heading.depth))} ${words}"`,
  };
}

/** A period after a whole sentence's words; "p.m." and "Inc." keep theirs. */
const finalPeriod = /(?<![.\s][a-z]|\b(?:Inc|Co|Jr|Sr|No|vs|etc))(?<!\.)\.$/;

function periodOf(heading: Heading): Found | undefined {
  if (!finalPeriod.test(textOf(heading))) return undefined;
  const message = 'a heading has no period at its end';
  return { offset: endOf(heading) - 1, message, fix: 'remove the period' };
}

/** The longest text in bold that is taken for a heading, in characters. */
const longestHeading = 60;

/** A paragraph of a few words in bold, which looks like a heading and isn't one for search, contents and screen readers. */
function boldHeading(source: string, paragraph: Paragraph, level: number): Found | undefined {
  const [only, ...others] = paragraph.children;
  if (only?.type !== 'strong' || others.length > 0) return undefined;
  const words = textOf(only);
  if (words.length > longestHeading || /[.!?:,;]$/.test(words) || /\n/.test(writtenIn(source, only)))
    return undefined;
  const message = `${quote(words)} is in bold instead of a heading`;
  return { offset: startOf(paragraph), message, fix: `write "${marks(level)} ${words}"` };
}

/** The errors in headings. */
export function headingErrors({ source, tree, literal }: Markdown): Found[] {
  let before = 1;
  const found: Found[] = [];
  visitNodes(tree, (heading, parent) => {
    if (heading.type !== 'heading') return;
    const { depth } = heading;
    const error =
      underlined(source, heading) ?? levelOf(heading, before) ?? boldWords(heading) ?? periodOf(heading);
    if (error) found.push(error);
    if (parent?.type === 'root') before = Math.max(depth, 1);
  });
  let level = 2;
  for (const node of tree.children) {
    if (node.type === 'heading') level = Math.max(2, node.depth);
    const error = node.type === 'paragraph' ? boldHeading(source, node, level) : undefined;
    if (error) found.push(error);
  }
  const spaceless = matchesOf(literal, [
    {
      pattern: /^#{7,}(?=[ \t])/gm,
      message: ([sign]) => `${quote(sign)} is more than six number signs, so this isn't a heading`,
      fix: () => `write "${marks(level)} "`,
    },
    {
      pattern: joined,
      message: ([sign]) => `${quote(sign)} is not followed by a space, so this isn't a heading`,
      fix: ([sign]) => `write "${marks(Math.max(2, sign.length))} " with a space`,
    },
  ]);
  return [...found, ...repeated(tree), ...spaceless];
}
