/** Links, references and footnotes whose syntax is wrong, so that it's shown as text, or leads nowhere. */

import { toString as textOf } from 'mdast-util-to-string';
import { escapeRegExp } from '../../../../lib/text/escape-reg-exp';
import { quote } from '../../diagnostics/diagnostic';
import { fixFor } from '../../diagnostics/suggestions';
import { footnoteSigns } from '../../reading/footnote-signs';
import { visitNodes } from '../../reading/visit-nodes';
import { type Found, type Markdown, matchesOf, startOf } from './found';

/** The start of an address. */
const address = String.raw`(?:\/|#|\.\.?\/|https?:|mailto:|www\.|\{(?:urls|emails)\.|[a-z0-9-]+\.md\b)`;

const shape = 'write "[text](address)"';

/** The name of a footnote that's written as "[1]", in superscript, or with a dagger, which is the first one. */
const nameOfNote = (written: string): string =>
  /[†‡]/.test(written)
    ? String([...written.matchAll(/[†‡]/g)].length + (written.includes('‡') ? 1 : 0))
    : written.replace(/[[\]]/g, '').normalize('NFKC');

/** A footnote without its colon. */
const colonless = /(?<![^\n]\n)^\[\^[^\]\s]+\](?=[ \t]+\S)/gm;

/** References without a footnote. One that only lacks its colon is reported at the footnote. */
function withoutFootnote(literal: string): RegExp {
  const notes = (literal.match(colonless) ?? []).map(escapeRegExp);
  return new RegExp(String.raw`${notes.map((note) => `(?!${note})`).join('')}\[\^[^\]\n]+\](?!:)`, 'g');
}

const inText = (literal: string): Found[] =>
  matchesOf(literal, [
    {
      pattern: footnoteSigns,
      message: ([note]) => `${quote(note.trim())} isn't a footnote in Markdown`,
      fix: ([note]) => `write "[^${nameOfNote(note)}]", and a line "[^${nameOfNote(note)}]: …" with its text`,
    },
    {
      pattern: /\[\^(?=[^\]\n]* )[^\]\n]+\]/g,
      message: ([note]) => `${quote(note)} isn't a footnote, because its name has a space`,
      fix: ([note]) => `write "${note.replaceAll(' ', '')}"`,
    },
    {
      pattern: colonless,
      message: ([note]) => `${quote(note)} isn't a footnote, because no colon follows`,
      fix: ([note]) => `write "${note}: "`,
    },
    {
      pattern: withoutFootnote(literal),
      message: ([note]) => `${quote(note)} has no footnote`,
      fix: ([note]) => `add a line "${note}: …" with its text`,
    },
    {
      pattern: /\[\^[^\]\n]+\]:/g,
      message: ([note]) => `${quote(note)} is not the start of a footnote`,
      fix: () => 'put it at the start of a line, after an empty line',
    },
    {
      pattern: new RegExp(String.raw`\[[^[\]\n]+\][ \t\n]+\((?=${address}|\uE000)`, 'g'),
      message: () => `this isn't a link, because of the space between "]" and "("`,
      fix: () => 'remove the space',
    },
    {
      pattern: new RegExp(String.raw`\([^()\n]+\)[ \t]*\[(?=${address}|\uE000)`, 'g'),
      message: () => "this isn't a link, because its brackets are the wrong way around",
      fix: () => shape,
    },
    {
      pattern: /!?\[[^[\]\n]*\]\([^()\n]*\)/g,
      message: ([link]) =>
        /\]\(\s*[^)\s"]+\s+[^")]/.test(link)
          ? "this isn't a link, because its address has a space"
          : "this isn't a link: its address is not valid",
      fix: ([link]) =>
        /[“”‘’]/.test(link)
          ? 'write the title in straight quotes: [text](address "title")'
          : /\]\([^\s"']+\s+["'][^"']*\)$/.test(link)
            ? 'close the quote of the title: [text](address "title")'
            : 'write the address without spaces',
    },
    {
      pattern: /!?\[[^[\]\n]*\]\([^()\n]*(?:$|(?=\n))/gm,
      message: () => 'this link is not closed',
      fix: () => 'add ")" after its address',
    },
    {
      pattern: new RegExp(String.raw`\[[^[\]()\n]+\((?=${address}|\uE000)`, 'g'),
      message: () => "this isn't a link, because the bracket around its text is not closed",
      fix: () => 'add "]" before "("',
    },
    {
      pattern: new RegExp(String.raw`\[[^[\]()\n]+\](?=${address})`, 'g'),
      message: () => "this isn't a link, because its address is not in parentheses",
      fix: () => shape,
    },
    {
      // Only from the start of a word, or each of its letters would read the rest of it.
      pattern: /(?:(?<![^\s[\]])|(?<=\]\())[^\s[\]]*\]\((?=\S)/g,
      message: () => "this isn't a link, because the bracket before its text is missing",
      fix: () => shape,
    },
    {
      pattern: /\[[^[\]\n]+\]:[ \t]*(?=\S)/gm,
      message: () => 'this defines no link, because it follows text',
      fix: () => 'add an empty line above it',
    },
  ]);

type Definitions = ReadonlyMap<string, { offset: number; isUsed: boolean }>;

/** References such as "[text][name]" to a definition that doesn't exist. */
const undefinedReferences = (literal: string, names: readonly string[]): Found[] =>
  matchesOf(literal, [
    {
      pattern: /(?<!!)\[[^[\]\n]+\] ?\[[^[\]\n]*\]/g,
      message: ([reference]) => `${quote(reference)} refers to a link that is not defined`,
      fix: ([reference]) => {
        const name = /\[([^[\]]*)\]$/.exec(reference)?.[1] ?? '';
        return names.length > 0 && name !== ''
          ? fixFor(name.toLowerCase(), names)
          : `add a line "[${name || 'name'}]: address", or ${shape}`;
      },
    },
  ]);

function definitionsIn({ tree }: Markdown): { definitions: Definitions; repeated: Found[] } {
  const definitions = new Map<string, { offset: number; isUsed: boolean }>();
  const repeated: Found[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const key = `${node.type === 'definition' ? '' : '^'}${node.identifier}`;
    const offset = startOf(node);
    if (definitions.has(key))
      repeated.push({
        offset,
        message: `${quote(`[${key}]`)} is already defined above`,
        fix: 'remove one of the two',
      });
    else definitions.set(key, { offset, isUsed: false });
  });
  visitNodes(tree, (node) => {
    const used =
      node.type === 'linkReference' || node.type === 'imageReference'
        ? node.identifier
        : node.type === 'footnoteReference'
          ? `^${node.identifier}`
          : undefined;
    const definition = used === undefined ? undefined : definitions.get(used);
    if (definition) definition.isUsed = true;
  });
  return { definitions, repeated };
}

const unused = (definitions: Definitions): Found[] =>
  [...definitions].flatMap(([key, { offset, isUsed }]) =>
    isUsed
      ? []
      : [{ offset, message: `nothing refers to ${quote(`[${key}]`)}`, fix: 'refer to it, or remove it' }],
  );

function withoutWords({ tree }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (link) => {
    if (link.type !== 'link') return;
    const offset = startOf(link);
    if (link.url === '')
      found.push({ offset, message: 'this link has no address', fix: 'write it in the parentheses' });
    else if (textOf(link).trim() === '')
      found.push({
        offset,
        message: `the link to ${quote(link.url)} has no text`,
        fix: 'write what it leads to in the brackets',
      });
  });
  return found;
}

/** The errors in the syntax of links. Addresses have other rules. */
export function brokenLinks(markdown: Markdown): Found[] {
  const { definitions, repeated } = definitionsIn(markdown);
  const names = [...definitions.keys()].filter((key) => !key.startsWith('^'));
  const missing = undefinedReferences(markdown.literal, names);
  const shown = inText(markdown.literal).filter(
    ({ offset }) => !missing.some((other) => other.offset === offset),
  );
  const errors = [...missing, ...shown, ...repeated, ...withoutWords(markdown)];
  // With a mistyped name, the definition is unused too.
  return errors.length > 0 ? errors : unused(definitions);
}
