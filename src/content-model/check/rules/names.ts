/** How names from site.yaml and banks.yaml look in a text: typed, shortened or misspelled. */

import { distance } from 'fastest-levenshtein';
import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import type { Foundations } from '../reading/foundations';

/** A name that belongs in one file, and the variable to write for it elsewhere. */
export type OwnName = {
  readonly name: string;
  readonly variable: string;
  /** The file that has the name. */
  readonly home: string;
  /** The name is distinctive, so a similar word is a misspelling of it. */
  readonly isCoined: boolean;
};

/** A name in a text, as typed. */
export type TypedName = { readonly typed: string; readonly index: number; readonly own: OwnName };

/** "Larkmere Sample Bank, N.A." without its legal form. */
const withoutForm = (name: string): string =>
  name.replace(/,? (?:N\.A\.|National Association|Inc\.?|LLC|Ltd\.?|Corp\.?|Incorporated)$/, '');

const firstWord = (name: string): string => /^\p{L}+/u.exec(name)?.[0] ?? '';

/** The words that may be ordinary English besides being names: the brand, and the first word of each bank. */
export const wordsOfNames = ({ variables, banks }: Foundations): string[] =>
  [variables.get('brand') ?? '', ...banks.map(({ name }) => firstWord(name))].filter(
    (word) => word.length > 3,
  );

/** Which of the words a text has in lowercase, as an ordinary word, outside addresses and code. */
export function ordinaryIn(text: string, words: readonly string[]): string[] {
  const prose = text.replace(/https?:\/\/\S+|`[^`]*`|\{[^}]*\}|\S+@\S+/g, ' ');
  return words.filter((word) => {
    const lower = word.toLowerCase();
    return lower !== word && new RegExp(`(?<![\\w./-])${lower}(?![\\w./-])`).test(prose);
  });
}

/** A name in lowercase in at least this many files is an ordinary word; in fewer, the lowercase is a mistake. */
const filesOfOrdinary = 3;

/** The names that are ordinary words, by the ones in each file. */
export function ordinaryNames(inFiles: readonly (readonly string[])[]): string[] {
  const all = inFiles.flat();
  return [...new Set(all)].filter((name) => all.filter((other) => other === name).length >= filesOfOrdinary);
}

/**
 * All names, longest first: an address contains the domain, which contains the brand.
 * @param ordinary names that are also ordinary words, which only count with their capital within a sentence
 */
export function ownNames({ variables, banks }: Foundations, ordinary: readonly string[]): OwnName[] {
  const isOwn = (variable: string) =>
    /^(urls|emails)\./.test(variable) || ['brand', 'legal_name', 'domain'].includes(variable);
  const ofSite = [...variables]
    .filter(([variable, name]) => isOwn(variable) && name !== '')
    .map(([variable, name]) => ({
      name,
      variable,
      home: 'site.yaml',
      isCoined: variable === 'brand' && !ordinary.includes(name),
    }));
  const issuer = variables.get('card_issuer');
  const ofBanks = banks.flatMap(({ name }) => {
    const variable = name === issuer ? 'card_issuer' : 'banks';
    const first = firstWord(name);
    const isCoined = first.length > 4 && !ordinary.includes(first);
    const names = [name, withoutForm(name), ...(isCoined ? [first] : [])];
    return [...new Set(names)].map((one) => ({
      name: one,
      variable,
      home: 'banks.yaml',
      isCoined: one === first && isCoined,
    }));
  });
  const network = variables.get('card_network') ?? '';
  const ofNetwork = network.includes(' ')
    ? [{ name: network, variable: 'card_network', home: 'banks.yaml', isCoined: false }]
    : [];
  return [...ofSite, ...ofBanks, ...ofNetwork].sort((a, b) => b.name.length - a.name.length);
}

/** Matches whole words, so that a brand such as "Acme" doesn't forbid "acmeist". */
const whole = (pattern: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, flags);

const patterns = new Map<string, RegExp>();

/** A brand's plural, and a brand in two words, are that brand; an ordinary word is one with its capital in a sentence. */
function patternOf({ name, variable, isCoined }: OwnName): RegExp {
  const key = `${variable} ${name} ${isCoined}`;
  const known = patterns.get(key);
  if (known) return known;
  const made =
    variable === 'brand' && !isCoined
      ? new RegExp(`(?<=[\\p{Ll}\\d,;:)] )${escapeRegExp(name)}(?![\\p{L}\\d])`, 'gu')
      : isCoined
        ? whole(`${escapeRegExp(name)}s?`, 'giu')
        : whole(escapeRegExp(name), 'giu');
  patterns.set(key, made);
  return made;
}

/** "quaysides" are walls along a river; "Quaysides" are several of the company. */
const isOrdinaryPlural = (typed: string, name: string): boolean =>
  typed.length > name.length && typed === typed.toLowerCase();

/** Matches a name whose letters may be apart: "Switch Yard". */
const apart = (name: string): RegExp => whole([...name].map(escapeRegExp).join('[ -]?'), 'giu');

const inTwoWordsOf = new Map<string, RegExp>();

/** A name in two words, each with a capital: "Switch Yard". */
function inTwoWords(name: string, text: string): { typed: string; index: number } | undefined {
  const pattern = inTwoWordsOf.get(name) ?? apart(name);
  inTwoWordsOf.set(name, pattern);
  for (const { 0: typed, index } of text.matchAll(pattern))
    if (/^\p{Lu}\p{L}+[ -]\p{Lu}\p{L}+$/u.test(typed)) return { typed, index };
  return undefined;
}

/** A word with a capital that is nearly the name, and no form of it. */
function misspelled(name: string, text: string): { typed: string; index: number } | undefined {
  const most = name.length < 8 ? 1 : 2;
  const lower = name.toLowerCase();
  for (const { 0: typed, index } of text.matchAll(
    /(?<![\p{L}\d{}./@_-])\p{Lu}[\p{L}]{3,}(?![\p{L}\d@_/])/gu,
  )) {
    const word = typed.toLowerCase();
    if (word.charAt(0) !== lower.charAt(0) || Math.abs(word.length - lower.length) > most) continue;
    if (word !== lower && distance(word, lower) <= most) return { typed, index };
  }
  return undefined;
}

/** Addresses elsewhere, which may contain any word. */
const withoutForeign = (text: string, domain: string): string =>
  text.replace(/https?:\/\/[^\s)"'\]>]+/g, (address) =>
    domain !== '' && address.includes(domain) ? address : ' '.repeat(address.length),
  );

/** The first name in a text; undefined if it has none. */
export function typedName(text: string, names: readonly OwnName[]): TypedName | undefined {
  const domain = names.find(({ variable }) => variable === 'domain')?.name ?? '';
  const prose = withoutForeign(text, domain);
  const lower = prose.toLowerCase();
  for (const own of names) {
    // Much faster than a pattern.
    if (!lower.includes(own.name.toLowerCase())) continue;
    const found = [...prose.matchAll(patternOf(own))].find(([typed]) => !isOrdinaryPlural(typed, own.name));
    if (found) return { typed: found[0], index: found.index, own };
  }
  for (const own of names.filter(({ isCoined }) => isCoined)) {
    const found = inTwoWords(own.name, prose) ?? misspelled(own.name, prose);
    if (found) return { ...found, own };
  }
  return undefined;
}
