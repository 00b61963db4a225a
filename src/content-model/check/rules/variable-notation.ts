/** Finds what was meant as a variable in prose, but isn't written like one. Pure. */
import { matchesIn } from '../../../lib/text/matches-in';
import { didYouMean, fixFor, nearest } from '../diagnostics/suggestions';

/** A piece of a text, with its fix. */
export type WrittenVariable = { index: number; written: string; fix: string };

/** Names that people give to variables of ours. */
const otherNames: Readonly<Record<string, string>> = {
  company: 'brand',
  company_name: 'brand',
  companyname: 'brand',
  name: 'brand',
  brand_name: 'brand',
  brandname: 'brand',
  site: 'brand',
  site_name: 'brand',
  organization: 'brand',
  legalname: 'legal_name',
  url: 'domain',
  host: 'domain',
  bank: 'banks',
  support_email: 'emails.support',
  sales_email: 'emails.sales',
  email: 'emails.support',
};

const braced = (name: string): string => `{${name}}`;

/** A name without spaces, in small letters, with the prefixes of our variables. */
const inOneWay = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s*([:.])\s*/g, '$1')
    .replace(/^facts?[.:]/, 'fact:')
    .replace(/^clocks?[.:]/, 'clock:')
    .replace(/^urls?[.:]/, 'urls.')
    .replace(/^(?:e?mails?)[.:]/, 'emails.');

/** The variable that a name means. */
function meant(name: string, known: readonly string[]): string | undefined {
  const plain = inOneWay(name);
  if (known.includes(plain)) return plain;
  const other = otherNames[plain.replace(/[\s-]+/g, '_')];
  return other ?? known.find((one) => one.endsWith(`:${plain}`)) ?? nearest(plain, known);
}

function fixOf(name: string, known: readonly string[]): string {
  // The ID of a heading in Google Docs and in other generators, and the size of a picture.
  if (/^[.\w-]*=/.test(name)) return 'remove it: what is between braces is not read here';
  if (name.startsWith('#')) return 'remove it: a heading gets its fragment automatically';
  const found = meant(name, known);
  if (found !== undefined) return didYouMean(braced(name.trim()), braced(found));
  const plain = known.filter((one) => !one.includes(':')).map(braced);
  return fixFor(braced(name.trim()), plain, 'write a variable that docs/editing.md lists');
}

/** Braces with a name in them, however many, or with only one of the two. */
const inBraces =
  /\$?\{{1,3}([^{}\n]*)\}{1,3}|\{([a-z][\w.:-]*)(?![^{\n]*\})|(?<![\w}])([a-z][\w.:-]*)\}(?<!\{[^}\n]*\})/gi;

const inBrackets = /(?<![\\!])\[([a-z][\w.:-]*)\](?![[(:])/g;

/** Braces around text on two lines, as broken by an editor in the middle of a variable. */
const onTwoLines = /\{([^{}\n]*\n[^{}\n]*)\}/g;

/** The break of a line, with the indentation and the sign of a quotation below it. */
const lineBreak = /\s*\n[\s>]*/g;

const hasPrefix = /^(?:fact:|clock:|urls\.|emails\.)/;

const withoutBraces = /(?<![\w{[(:./#-])(?:fact|clock):[\w-]+(?![\w}\])-])/gi;

const inParentheses = /(?<!\])\(((?:fact|clock):[\w-]+)\)/gi;

/** Variables that a line break splits, so that they're shown with their braces. */
const splitVariables = (text: string, known: readonly string[]): WrittenVariable[] =>
  matchesIn(text, onTwoLines).flatMap(({ index, 0: written, 1: broken = '' }) => {
    const name = inOneWay(broken.replace(lineBreak, ''));
    if (!known.includes(name) && !hasPrefix.test(name)) return [];
    return [{ index, written, fix: `write it on one line: "${braced(meant(name, known) ?? name)}"` }];
  });

/** A text with spaces in place of some of its pieces. */
const without = (text: string, pieces: readonly WrittenVariable[]): string =>
  pieces.reduce(
    (rest, { index, written: { length } }) =>
      `${rest.slice(0, index)}${' '.repeat(length)}${rest.slice(index + length)}`,
    text,
  );

/** Variables that lost both braces. Those within braces are no names, or have other errors. */
const bareVariables = (text: string, known: readonly string[]): WrittenVariable[] =>
  matchesIn(
    text.replace(/\{[^{}]*\}/g, (braces) => ' '.repeat(braces.length)),
    withoutBraces,
  ).flatMap(({ index, 0: written }) =>
    known.includes(inOneWay(written)) ? [{ index, written, fix: fixOf(written, known) }] : [],
  );

/**
 * The pieces of a prose text that look like a variable and aren't one.
 * @param known the names of variables
 * @param isBroad whether everything in braces counts, not only what is similar to a variable
 */
export function miswrittenVariables(
  text: string,
  known: readonly string[],
  isBroad: boolean,
): WrittenVariable[] {
  const split = splitVariables(text, known);
  const braces = matchesIn(without(text, split), inBraces).flatMap((match): WrittenVariable[] => {
    const [written, whole, open, end] = match;
    const name = whole ?? open ?? end ?? '';
    // The name of an environment variable is "${brand_env}_API_KEY".
    if (
      /^\$?\{[^{}]*\}$/.test(written) &&
      known.includes(name) &&
      (written[0] !== '$' || name.endsWith('_env'))
    )
      return [];
    // A placeholder in the path of a request.
    if (text[match.index - 1] === '/' || text[match.index + written.length] === '/') return [];
    if (name.trim() === '' || (!isBroad && meant(name, known) === undefined)) return [];
    // A word with a brace may be anything, unless it's a variable without the other one.
    if (whole === undefined && meant(name, known) === undefined) return [];
    return [{ index: match.index, written, fix: fixOf(name, known) }];
  });
  const brackets = matchesIn(text, inBrackets).flatMap((match): WrittenVariable[] => {
    const [written, name = ''] = match;
    return known.includes(inOneWay(name)) || /^(?:company_name|brand_name)$/.test(name)
      ? [{ index: match.index, written, fix: fixOf(name, known) }]
      : [];
  });
  const parentheses = matchesIn(text, inParentheses).map(({ index, 0: written, 1: name = '' }) => ({
    index,
    written,
    fix: fixOf(name, known),
  }));
  return [...split, ...braces, ...brackets, ...parentheses, ...bareVariables(text, known)];
}
