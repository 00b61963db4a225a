/** Finds a unit beside the variable of a fact whose value has it: "{fact:fedwire-our-cutoff} ET" is shown as "6:00 p.m. ET ET". */
import { matchesIn } from '../../../lib/text/matches-in';
import type { Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** A variable of a fact with the word before it and up to two after it. */
const variables =
  /(?:(?<![\w$])(US|USD)\s?)?\{((?:fact|clock):[\w-]+)\}(?:(%)|\s(?:(US )?([ap]\.m\.|E\.T\.|\p{L}+|%)))?(\sTime\b)?/gu;

/** What a value says already, by the words that repeat it. */
const repetitions: readonly { readonly value: RegExp; readonly words: RegExp }[] = [
  { value: / ET$/, words: /^(?:ET|E[SD]T|E\.T\.|Eastern|[ap]\.?m\.?)$/i },
  { value: /^\$/, words: /^(?:USD|dollars?)$/i },
  { value: /%$/, words: /^(?:%|percent|pct\.?)$/i },
];

const stem = (word: string): string => word.toLowerCase().replace(/s?\.?$/, '');

/** Whether words after a value repeat its unit: those of a list, or the last word of the value. */
const isRepeated = (value: string, word: string): boolean =>
  repetitions.some((one) => one.value.test(value) && one.words.test(word)) ||
  (/\d.* \p{L}{3,}$/u.test(value) && stem(value.split(' ').at(-1) ?? '') === stem(word));

/** The words that a reader would see twice, from the unit before the variable or from the variable on, and the fix. */
type Repeated = { readonly words: string; readonly fix: string };

const withoutUnit = (words: string, unit: string): Repeated => ({
  words,
  fix: `remove "${unit}": the variable has it`,
});

/** @param value of the variable in a match of {@link variables} */
function repeatedBy(match: RegExpExecArray, value: string): Repeated | undefined {
  const [written, before, name = '', sign, country = '', word = '', time = ''] = match;
  const variable = `{${name}}`;
  if (before !== undefined && value.startsWith('$'))
    return withoutUnit(written.slice(0, written.indexOf('}') + 1), before);
  if (name.startsWith('clock:') && /^[ap]\.?m\.?$/i.test(word))
    return { words: `${variable} ${word}`, fix: `write "{${name.replace('clock', 'fact')}}" only` };
  const unit = sign ?? word;
  if (unit === '' || !isRepeated(value, unit)) return undefined;
  const whole = `${country}${unit}${/^Eastern$/i.test(unit) ? time : ''}`;
  return withoutUnit(`${variable}${sign === undefined ? ' ' : ''}${whole}`, whole);
}

/** The units in a file's prose that a variable repeats. @param facts the variables of facts */
export const repeatedUnitDiagnostics = (content: ContentFile, facts: Variables): Diagnostic[] =>
  proseOf(content)
    .filter(({ text }) => text.includes('{'))
    .flatMap(({ text, locate }) =>
      matchesIn(text, variables).flatMap((match): Diagnostic[] => {
        const [written, , name = ''] = match;
        const value = facts.get(name) ?? '';
        const repeated = repeatedBy(match, value);
        if (!repeated) return [];
        const { words, fix } = repeated;
        const start = match.index + (words.startsWith('{') ? written.indexOf('{') : 0);
        const place = locate(words, countPieces(text.slice(0, start), words));
        const message = `${quote(words)} is shown as ${quote(words.replace(`{${name}}`, value))}`;
        return [{ file: content.file, ...place, message, fix }];
      }),
    );
