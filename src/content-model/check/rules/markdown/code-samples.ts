/** Code in programming languages that was changed by an editor of texts, or that a shell would read in another way. */
import type { Code } from 'mdast';
import { quote } from '../../diagnostics/diagnostic';
import { visitNodes } from '../../reading/visit-nodes';
import { endOf, type Found, type Markdown, startOf } from './found';

/** A comment of each language, up to the end of its line. */
const comments: Readonly<Record<string, RegExp>> = {
  bash: /(?<=^|\s)#.*/g,
  python: /(?<=^|\s)#.*/g,
  typescript: /\/\/.*/g,
  go: /\/\/.*/g,
};

/** A line of the file, with its offset in the body. */
type Line = { readonly text: string; readonly offset: number };

/** The lines between the fences. */
function linesOf(source: string, code: Code): Line[] {
  let offset = startOf(code);
  const lines = source
    .slice(offset, endOf(code))
    .split('\n')
    .map((text): Line => {
      const line = { text, offset };
      offset += text.length + 1;
      return line;
    });
  return lines.slice(1);
}

/** Text in straight quotes on one line. It may have any characters. */
const strings = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|`[^`\n]*`/g;

const hide = (text: string): string => ' '.repeat(text.length);

/** A line with spaces in place of its texts and comments. */
const codeOf = (text: string, lang: string): string =>
  text.replace(strings, (string) => `"${hide(string.slice(2))}"`).replace(comments[lang] ?? /$^/g, hide);

/** A curly quote where code starts or ends a text. Between letters it's an apostrophe. */
const curly = /(?<![\p{L}\d])[“”‘’„]|[“”‘’](?![\p{L}\d])/u;

function curlyQuote({ text, offset }: Line, lang: string): Found | undefined {
  const { 0: sign, index } = curly.exec(codeOf(text, lang)) ?? { 0: '', index: 0 };
  if (sign === '') return undefined;
  const straight = /[‘’]/.test(sign) ? "'" : '"';
  const message = `code does not read the curly quote ${sign} as a quote`;
  return { offset: offset + index, message, fix: `write straight quotes: ${straight}…${straight}` };
}

/** A backslash with spaces after it at the end of a line. */
const endingWithSpace = /(?<!\\)(?:\\\\)*\\(?=[ \t]+\r?$)/;

function spaceAfterBackslash({ text, offset }: Line): Found | undefined {
  const match = endingWithSpace.exec(text);
  if (!match) return undefined;
  const message = 'the command ends here, because of the space after "\\"';
  return { offset: offset + match.index + match[0].length, message, fix: 'remove the space' };
}

/** The options of curl with which a line starts. */
const option = /^[\s>]*(?:-[HdX]|--(?:header|data(?:-raw|-binary)?|request|json))(?=[\s=]|$)/;

/** The error at the end of the line above an option of curl. */
function missingBackslash(line: Line, above: Line): Found | undefined {
  const written = above.text.trimEnd();
  if (!option.test(line.text) || /[\\|]$|^[\s>]*(?:#.*)?$/.test(written)) return undefined;
  const message = 'the command ends here, so the option on the next line is not part of it';
  return { offset: above.offset + written.length, message, fix: 'add " \\" at the end of this line' };
}

/** A dash that an editor of texts wrote in place of hyphens. */
const dashed = /(?<=^|\s)[–—](\p{L}[\p{L}-]*)/u;

function dashOfOption({ text, offset }: Line): Found | undefined {
  const match = dashed.exec(codeOf(text, 'bash'));
  if (!match) return undefined;
  const [written, name = ''] = match;
  const message = `${quote(written)} is not an option, because it starts with a dash`;
  const fix = `write "${name.length > 1 ? '--' : '-'}${name}" with ${name.length > 1 ? 'two hyphens' : 'a hyphen'}`;
  return { offset: offset + match.index, message, fix };
}

/** The errors in the lines of commands that start with "curl". An empty line ends a command. */
function inCommands(lines: readonly Line[]): Found[] {
  let isOpen = false;
  return lines
    .flatMap((line, index): (Found | undefined)[] => {
      const above = lines[index - 1];
      const wasOpen = isOpen;
      isOpen = /\bcurl\b/.test(line.text) || (isOpen && line.text.trim() !== '');
      if (!isOpen) return [];
      return [wasOpen && above ? missingBackslash(line, above) : undefined, dashOfOption(line)];
    })
    .filter((error) => error !== undefined);
}

/** The errors in code of programming languages. */
export function sampleErrors({ source, tree }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'code' || !node.lang || !(node.lang in comments)) return;
    const { lang } = node;
    const lines = linesOf(source, node);
    const inLines = lines.map(
      (line) => curlyQuote(line, lang) ?? (lang === 'bash' ? spaceAfterBackslash(line) : undefined),
    );
    found.push(...inLines.filter((error) => error !== undefined));
    if (lang === 'bash') found.push(...inCommands(lines));
  });
  return found;
}
