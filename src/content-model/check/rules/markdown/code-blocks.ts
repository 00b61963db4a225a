/** Blocks of code: by accident, not opened, or with text in the wrong place. */
import type { Code, InlineCode } from 'mdast';
import { quote } from '../../diagnostics/diagnostic';
import { fixFor } from '../../diagnostics/suggestions';
import { visitNodes } from '../../reading/visit-nodes';
import { type Found, type Markdown, matchesOf, startOf, writtenIn } from './found';

const isFence = (written: string): boolean => /^(`{3}|~{3})/.test(written);

/** What may follow the language of a block. */
const notes: Readonly<Record<string, readonly string[]>> = { json: ['imagined'], request: ['sandbox'] };

function blockError(source: string, code: Code): Found | undefined {
  const offset = startOf(code);
  if (!isFence(writtenIn(source, code))) {
    const message = 'four spaces or a tab make this code';
    return { offset, message, fix: 'indent it less; for code, put it between lines of "```"' };
  }
  const { lang, meta } = code;
  const known = notes[lang ?? ''] ?? [];
  if (!meta || known.includes(meta)) return undefined;
  const message = `${quote(meta)} is not shown: it follows the language of the code`;
  const fix = known.length > 0 && !/[\s{=]/.test(meta) ? fixFor(meta, known) : 'move it to the next line';
  return { offset: source.indexOf(meta, offset), message, fix };
}

const wholeLines = 'write "```" above and below the code';

/** Two backquotes, or three on one line, where a block was meant; or quotes that no code has. */
function inlineError(source: string, code: InlineCode): Found | undefined {
  const written = writtenIn(source, code);
  const offset = startOf(code);
  if (/^```(?!`)/.test(written) && !written.includes('\n'))
    return { offset, message: 'three backquotes start and end code on one line', fix: wholeLines };
  const [curly] = /[“”‘’]/.exec(written) ?? [];
  if (curly !== undefined)
    return {
      offset: offset + written.indexOf(curly),
      message: `the code ${quote(written)} has curly quotes`,
      fix: 'type straight quotes',
    };
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  if (!written.includes('\n') || !/^[\s>]*$/.test(source.slice(lineStart, offset))) return undefined;
  if (!/^``?(?!`)[a-z]*\n/.test(written)) return undefined;
  return {
    offset,
    message: 'code starts with three backquotes, but there are fewer here',
    fix: wholeLines,
  };
}

/** Other quotes in place of backquotes, or a block that's never closed. */
const wrongQuotes = /^(?:'{3}|´{3}|’{3}|‘{3}|"{3}|``)(?=[a-z]*$)/gm;

/** The errors in blocks of code, except those that aren't closed. */
export function codeErrors({ source, tree, literal }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    const error =
      node.type === 'code'
        ? blockError(source, node)
        : node.type === 'inlineCode'
          ? inlineError(source, node)
          : undefined;
    if (error) found.push(error);
  });
  const quotes = matchesOf(literal, [
    {
      pattern: wrongQuotes,
      message: ([sign]) => `${quote(sign)} does not start or end code`,
      fix: () => wholeLines,
    },
  ]);
  // The first of two lines is enough.
  return [...found, ...quotes.slice(0, 1)];
}
