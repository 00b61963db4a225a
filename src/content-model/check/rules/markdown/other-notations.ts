/** Links, callouts and the like in the notation of wikis, chats and other generators, which is shown as text. */
import { quote } from '../../diagnostics/diagnostic';
import { visitNodes } from '../../reading/visit-nodes';
import { type Found, type Markdown, matchesOf, startOf } from './found';
import { calloutFix } from './notation';

/** The words that start callouts of MkDocs, by the word of ours. */
const callouts = {
  note: 'note|info|important|question|example|abstract|summary|quote',
  tip: 'tip|hint|success',
  warning: 'warning|caution|attention|danger|error|failure|bug',
};

const wordsOfCallouts = Object.entries(callouts);

/** Our word for a callout. */
const ourWord = (word: string): string =>
  wordsOfCallouts.find(([, words]) => words.split('|').includes(word.toLowerCase()))?.[0] ?? word;

/** An import or an export, with the rest of its line. In a sentence, neither has quotes, braces or an equals sign after it. */
export const mdxLine =
  /^(import|export)[ \t]+(?:["'][^"'\n]+["'];?$|\{[^}\n]*$|[^\n]*\bfrom[ \t]+["']|(?:const|let|var)\b[^\n]*=|default[ \t]+(?:function\b|class\b|[({]|[\w$]+;$)|function[ \t]+\w+\(|class[ \t]+\w+[^\n]*\{)[^\n]*/gm;

const signs = [
  {
    // The underscores of "[[_TOC_]]" are hidden.
    pattern: /^\[\[?[_\uE000]?toc[_\uE000]?\]\]?(?=[ \t]*$)/gim,
    message: ([sign]: RegExpExecArray) => `${quote(sign.replaceAll('\uE000', '_'))} is shown as text`,
    fix: () => 'remove it: articles list their headings automatically',
  },
  {
    pattern: /(?<!\[)\[\[(?=[^[\]\n]*\p{L})[^[\]\n]+\]\](?![(\]])/gu,
    message: ([link]: RegExpExecArray) => `${quote(link)} is a link in wikis, and shown as text here`,
    fix: () => 'write "[text](address)"',
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/g,
    message: ([marked]: RegExpExecArray) => `${quote(marked)} is shown with its equals signs`,
    fix: ([, words]: RegExpExecArray) => `write "**${words}**"`,
  },
  {
    pattern: new RegExp(
      String.raw`^!!![ \t]*(${wordsOfCallouts.map(([, words]) => words).join('|')})\b`,
      'gim',
    ),
    message: ([sign]: RegExpExecArray) => `${quote(sign)} does not start a callout`,
    fix: ([, word = '']: RegExpExecArray) => calloutFix(ourWord(word)),
  },
  {
    pattern: /\[([^[\]|\n]+)\|((?:\/|https?:)[^[\]\s|]*)\](?!\()/g,
    message: ([link]: RegExpExecArray) => `${quote(link)} is a link in Jira, and shown as text here`,
    fix: ([, words, address]: RegExpExecArray) => `write "[${words}](${address})"`,
  },
  {
    pattern: /^h([1-6])\. (?=\S)/gm,
    message: ([sign]: RegExpExecArray) => `${quote(sign.trim())} does not start a heading`,
    fix: ([, level]: RegExpExecArray) => `write "${'#'.repeat(Math.max(2, Number(level)))} "`,
  },
  {
    pattern: /\[(b|i|u|s|code|quote|url)(?:=[^\]\n]*)?\](?=[^\n]*\[\/\1\])/gi,
    message: ([sign]: RegExpExecArray) => `${quote(sign)} is a mark of forums, and shown as text here`,
    fix: () => 'write it in Markdown, such as "**bold**" or "[text](address)"',
  },
  {
    pattern: /<(?:@U[A-Z\d]{6,}|#C[A-Z\d]{6,}(?:\|[^>\n]*)?)>/g,
    message: ([name]: RegExpExecArray) => `${quote(name)} is a name in Slack, and shown as it is`,
    fix: () => 'write the name, or remove it',
  },
  {
    pattern: mdxLine,
    message: ([, word = '']: RegExpExecArray) =>
      `${quote(word)} starts a line of MDX, which is shown as text`,
    fix: () => 'remove it, or put code between backquotes',
  },
];

/** A link as Slack writes it. */
const ofSlack = /<((?:https?:\/\/|mailto:)[^|\s<>]+)\|([^<>\n]+)>/y;

/** Links whose address and text are separated by a pipe. Without a space, the parser reads both as the address. */
function linksOfSlack({ source, tree }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'link') return;
    const start = startOf(node);
    const offset = source[start] === '<' ? start : Math.max(0, start - 1);
    ofSlack.lastIndex = offset;
    const [written, address = '', text = ''] = ofSlack.exec(source) ?? [];
    if (written === undefined) return;
    const message = `${quote(written)} is a link in Slack, but not here`;
    found.push({ offset, message, fix: `write "[${text}](${address})"` });
  });
  return found;
}

/** The errors in such notations. */
export const otherNotations = (markdown: Markdown): Found[] => [
  ...matchesOf(markdown.literal, signs),
  ...linksOfSlack(markdown),
];
