/** The summary in Markdown, as a comment on a pull request shows it. */
import type { Changes } from './compare';
import { feedLines, overview, type Row, redirectLines } from './describe';
import type { Difference } from './list-difference';
import { type Section, sectionsOf } from './sections';

/** GitHub rejects comments above 65,536 characters. */
const longest = 60_000;

/** A character that has no meaning in Markdown, and that keeps GitHub from linking "@name" and "#12". */
const gap = '&#8203;';

/** Text that shows as it is, on one line. */
const markdownText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(
      /[^\p{L}\p{N} ,.:;/()'"→−–—’“”+]/gu,
      (character) => `&#${character.codePointAt(0)};${/[@#]/.test(character) ? gap : ''}`,
    );

const differenceLine = (one: Difference): string =>
  (one.kind === 'added' ? `+ ${one.after}` : `- ${one.before}`).replace(/\s+/g, ' ');

/** Lines in a code block, with a fence that none of them can end. */
function block(lines: readonly Difference[]): string {
  const text = lines.map(differenceLine).join('\n');
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}diff\n${text}\n${fence}`;
}

const rowText = ({ label, lines }: Row): string =>
  typeof lines === 'string' ? `**${label}:** ${markdownText(lines)}` : `**${label}:**\n\n${block(lines)}`;

function sectionText({ heading, rows, pages }: Section): string {
  const list = pages.map((page) => `- ${markdownText(page)}`).join('\n');
  const details = `<details><summary>The pages</summary>\n\n${list}\n\n</details>`;
  return [`### ${markdownText(heading)}`, ...rows.map(rowText), ...(pages.length > 0 ? [details] : [])].join(
    '\n\n',
  );
}

const section = (title: string, lines: readonly Difference[]): string[] =>
  lines.length === 0 ? [] : [`### ${title}`, block(lines)];

/**
 * Writes the summary. Pages for which it would be too long are counted at its end.
 * @param limit the most characters of pages' sections
 */
export function toMarkdown(changes: Changes, limit = longest): string {
  const parts = [
    '## What visitors will see',
    overview(changes),
    ...section('Redirects', redirectLines(changes.redirects)),
    ...section('Feed', feedLines(changes.feed)),
    ...section('Header and footer', changes.frame.differences),
  ];
  const top = parts.join('\n\n');
  const start =
    top.length > limit ? `${parts.slice(0, 2).join('\n\n')}\n\nThe lists are too long to show here.` : top;
  let [text, left] = [start, changes.pages.length];
  for (const one of sectionsOf(changes.pages)) {
    const next = `${text}\n\n${sectionText(one)}`;
    if (next.length > limit) break;
    [text, left] = [next, left - Math.max(1, one.pages.length)];
  }
  const more = left === 1 ? '1 more page is' : `${left} more pages are`;
  return `${text}${left > 0 ? `\n\n${more} in summary.html.` : ''}\n`;
}
