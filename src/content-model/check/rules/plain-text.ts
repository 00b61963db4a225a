/** Checks YAML values that are valid but not what their author meant: cut texts, odd numbers, and signs that readers see. */
import { formatDollars } from '../../../lib/payments/money';
import type { Shape } from '../../shape';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { footnoteSigns } from '../reading/footnote-signs';
import type { Path, Place } from '../reading/places';
import { scalarsOf } from '../reading/scalars';
import { emojiName } from './markdown/emoji-names';

type Said = Place & Pick<Diagnostic, 'message' | 'fix'>;

/** A sentence can't end with these words. */
const unfinished =
  /(?:^|\s)(?:a|an|the|of|to|in|on|at|by|for|with|from|and|or|our|your|its|is|are|was|per|than|that|this|under|over)$/i;

/** Whether a comment is the end of a text: "#1 in the list", or words without which the text has no end. */
const isText = (text: string, comment: string): boolean =>
  /^#[\p{L}\d]/u.test(comment) ||
  unfinished.test(text) ||
  (/[.!?]["”]?$/.test(comment) && !/[.!?:]["”]?$/.test(text) && /\s/.test(text));

function cutText(content: ContentFile, path: Path, text: string): Said | undefined {
  const behind = content.commentBehind(path);
  if (!behind || !isText(text, behind.comment)) return undefined;
  const { comment, ...place } = behind;
  const message = `${quote(comment)} is not part of the text: " #" starts a comment`;
  return {
    ...place,
    message,
    fix: 'put the whole value in quotes: "…"; a comment belongs on a separate line',
  };
}

/** How to write an amount in cents that is in another notation. With two decimals it's in dollars, otherwise it may be. */
function fixForCents(written: string, value: number): string {
  const inDollars = formatDollars(value * 100);
  if (/\.\d\d$/.test(written)) return `write ${value * 100} for ${inDollars}: the amount is in cents`;
  return `write ${value}, which is ${formatDollars(value)}; for ${inDollars} write ${value * 100}`;
}

/** A number in another notation, such as 0o17, which is 15. */
function oddNumber(content: ContentFile, path: Path, value: number): Said | undefined {
  const written = content.written(path);
  if (/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(written)) return undefined;
  const message = `${quote(written)} is read as the number ${value}`;
  const fix =
    path.at(-1) === 'cents' ? fixForCents(written, value) : `write ${value}, or another number in digits`;
  return { ...content.locate(path), message, fix };
}

const tags = '[a-z][a-z0-9]*';

/** Signs of HTML and Markdown in a text that is shown as it is. */
const signs: readonly { pattern: RegExp; what: string; fix: string }[] = [
  {
    pattern: new RegExp(`</?${tags}(?:\\s[^<>]*)?/?>|<!--`, 'i'),
    what: 'is HTML, which is shown as it is',
    fix: 'write plain text',
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i,
    what: 'is not replaced by its character',
    fix: 'write the character itself',
  },
  {
    pattern: /&(?:nbsp|amp|lt|gt|quot|mdash|ndash|rsquo|lsquo|ldquo|rdquo|hellip|copy|times)\b/,
    what: 'is not replaced by its character',
    fix: 'write the character itself',
  },
];

/** Texts of pages have no Markdown. Descriptions of an API often do, and other programs read them. */
const markdown: typeof signs = [
  {
    pattern: /\*\*[^*\s][^*]*\*\*|(?<![\w_])__[^_\s][^_]*__(?!\w)/,
    what: 'is shown with its asterisks or underscores',
    fix: 'write plain text',
  },
  {
    pattern: /\[[^[\]]+\]\([^()\s]*\)/,
    what: 'is shown as it is, because this field has no links',
    fix: 'write plain text',
  },
  {
    pattern: new RegExp(footnoteSigns.source, 'u'),
    what: 'is a footnote, which this field cannot have',
    fix: 'write the remark into the text, or remove it',
  },
  { pattern: /`[^`]+`/, what: 'is shown with its backquotes', fix: 'write plain text' },
  {
    pattern:
      /(?<![\w*\\])\*[^*\s](?:[^*\n]*[^*\s])?\*(?![\w*])|(?<![\w_/.-])_[^_\s](?:[^_\n]*[^_\s])?_(?![\w_/.-])/,
    what: 'is shown with its asterisks or underscores',
    fix: 'write plain text',
  },
  {
    pattern: /(?<!~)~~[^~\s][^~]*~~|(?<![=\w])==[^=\s][^=]*==(?![=\w])|\[\[[^[\]]*\p{L}[^[\]]*\]\]/u,
    what: 'is shown with its signs',
    fix: 'write plain text',
  },
  { pattern: emojiName, what: 'is shown as it is', fix: 'write the emoji, or words' },
  {
    pattern: /^(?:#{1,6}|[•·▪●○◦‣])(?=\s)/,
    what: 'is shown at the start of the text',
    fix: 'remove it, and the space after it',
  },
];

function shownSigns(content: ContentFile, path: Path, text: string): Said | undefined {
  const all = content.type.standard ? signs : [...signs, ...markdown];
  for (const { pattern, what, fix } of all) {
    const sign = pattern.exec(text)?.[0];
    if (sign !== undefined)
      return { ...content.locateText(path, sign), message: `${quote(sign)} ${what}`, fix };
  }
  return undefined;
}

/** A straight quote at one end of a text, which has no other one. After a digit, it may be an inch. */
function lostQuote(content: ContentFile, path: Path, text: string): Said | undefined {
  if (text.includes('\n') || text.split('"').length % 2 === 1) return undefined;
  const written = /^"\S+|(?<!\d)"$/.exec(text)?.[0];
  if (written === undefined) return undefined;
  const sign = text.startsWith('"') ? '"' : (/\S+"$/.exec(text)?.[0] ?? '"');
  const { line, column } = content.locateText(path, sign);
  const message = `the quote at the ${text.startsWith('"') ? 'start' : 'end'} of the text is shown, and has no other one`;
  return { line, column: column + sign.length - 1, message, fix: 'remove it, or write both' };
}

/** Curly quotes around a value, which YAML reads as part of it. */
function curlyQuotes(content: ContentFile, path: Path, text: string): Said | undefined {
  if (!/^(?:[“”„][^“”„]*["“”]|[‘’][^‘’]*['‘’])$/.test(text)) return undefined;
  const message = `${quote(text)} is in curly quotes, which are shown`;
  return { ...content.locate(path), message, fix: 'write straight quotes, or none' };
}

function problemOf(content: ContentFile, path: Path, value: unknown, shape: Shape): Said | undefined {
  if (typeof value === 'number') return oddNumber(content, path, value);
  if (typeof value !== 'string' || shape.code) return undefined;
  if (shape.link) return cutText(content, path, value);
  if (!shape.words) return undefined;
  return (
    cutText(content, path, value) ??
    curlyQuotes(content, path, value) ??
    lostQuote(content, path, value) ??
    shownSigns(content, path, value)
  );
}

/** The errors in a file's plain values. */
export function plainTextDiagnostics(content: ContentFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { path, value, shape } of scalarsOf(content)) {
    const said = problemOf(content, path, value, shape);
    if (said) found.push({ file: content.file, ...said });
  }
  return found;
}
