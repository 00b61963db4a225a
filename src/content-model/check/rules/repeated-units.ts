/** Finds a unit beside the variable of a fact whose value has it: "{fact:fedwire-our-cutoff} ET" is shown as "6:00 p.m. ET ET". */
import { matchesIn } from '../../../lib/text/matches-in';
import type { Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { type Prose, proseOf } from '../reading/prose';

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

type Repeated = { readonly written: string; readonly index: number } & Pick<Diagnostic, 'message' | 'fix'>;

function repeatedIn(text: string, facts: Variables): Repeated[] {
  return matchesIn(text, variables).flatMap((match): Repeated[] => {
    const [written, before = '', name = '', sign, country = '', word = '', time = ''] = match;
    const value = facts.get(name) ?? '';
    const behind = sign ?? word;
    const variable = `{${name}}`;
    const shown = (words: string) => `${quote(words)} is shown as ${quote(words.replace(variable, value))}`;
    const { index } = match;
    if (before !== '' && value.startsWith('$')) {
      const words = written.slice(0, written.indexOf('}') + 1);
      return [
        { written: words, index, message: shown(words), fix: `remove "${before}": the variable has it` },
      ];
    }
    const start = index + written.indexOf('{');
    if (name.startsWith('clock:') && /^[ap]\.?m\.?$/i.test(word)) {
      const words = `${variable} ${word}`;
      return [
        {
          written: words,
          index: start,
          message: shown(words),
          fix: `write "{${name.replace('clock', 'fact')}}" only`,
        },
      ];
    }
    if (behind === '' || !isRepeated(value, behind)) return [];
    const unit = `${country}${behind}${/^Eastern$/i.test(behind) ? time : ''}`;
    const words = `${variable}${sign === undefined ? ' ' : ''}${unit}`;
    return [
      { written: words, index: start, message: shown(words), fix: `remove "${unit}": the variable has it` },
    ];
  });
}

/** The units in a file's prose that a variable repeats. @param facts the variables of facts */
export function repeatedUnitDiagnostics(content: ContentFile, facts: Variables): Diagnostic[] {
  const inProse = ({ text, locate }: Prose): Diagnostic[] =>
    repeatedIn(text, facts).map(({ written, index, message, fix }) => ({
      file: content.file,
      ...locate(written, countPieces(text.slice(0, index), written)),
      message,
      fix,
    }));
  return proseOf(content)
    .filter(({ text }) => text.includes('{'))
    .flatMap(inProse);
}
