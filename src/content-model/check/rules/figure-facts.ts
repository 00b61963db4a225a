/** Finds the facts that a typed figure repeats, however it's written. */
import { proseTime } from '../../../lib/time/eastern-format';
import type { Variables } from '../../variables';
import { numberFrom } from './english-numbers';

const unitOf: Readonly<Record<string, string>> = { hr: 'hour', min: 'minute', sec: 'second', h: 'hour' };

/** The first unit in some words, singular; "percent" for any sign of a share. */
function unitIn(words: string): string | undefined {
  if (/%|per ?cent\b|\bpct\b/i.test(words)) return 'percent';
  const found = /(days?|hours?|minutes?|seconds?|weeks?|months?|years?|hrs?|mins?|secs?|h)\b/i.exec(
    words,
  )?.[1];
  const one = found?.toLowerCase().replace(/s$/, '');
  return one === undefined ? undefined : (unitOf[one] ?? one);
}

/** A time of day as proseTime writes it: "4:45 p.m."; undefined for other words. */
function timeIn(words: string): string | undefined {
  const match = /^(?:(\d{1,2})(?:[:.h]?([0-5]\d))?|([a-z]+))\s?(?:o['’]clock)?\s?(?:([ap])\.?m\.?)?$/i.exec(
    words,
  );
  if (!match) return undefined;
  const [, digits, minutes = '00', word, half] = match;
  const hour = digits === undefined ? numberFrom(word ?? '') : Number(digits);
  if (hour === undefined || hour > 23 || (half === undefined && minutes === '00' && !/[:.h]/.test(words)))
    return undefined;
  const isAfternoon = half?.toLowerCase() === 'p' && hour < 12;
  return proseTime(`${String(hour + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minutes}`);
}

/** What some words say, in one spelling: "usd 1000000", "4:45 p.m.", "60 day", "0.5 percent". */
function meaningOf(words: string): string | undefined {
  const plain = words.replace(/ \(\d+\)/, '').trim();
  // A range says two things, and no fact has two values.
  if (/\d\s?[–—]\s?\d|\w (?:to|or) \w/.test(plain) && !/^a quarter/.test(plain)) return undefined;
  const rate = /^([\d,]+) (\w+) (?:per|a|each|every) (\w+)$/.exec(plain);
  if (rate) return `${numberFrom(rate[1] ?? '')} ${rate[2]} per ${rate[3]}`;
  const number = numberFrom(plain.replace(/-/g, ' ').replace(/US\b|dollars?/gi, ' '));
  if (/\$|dollars?|\bUSD\b/i.test(plain)) return `usd ${number}`;
  const time = timeIn(plain);
  if (time !== undefined) return `at ${time}`;
  if (number === undefined) return undefined;
  if (/\bwindows$/.test(plain)) return `${number} window`;
  const unit = unitIn(plain);
  if (unit !== undefined) return `${number} ${unit}`;
  return /illion$/.test(plain) ? `usd ${number}` : String(number);
}

/** The words that a fact's meaning may have in a text besides its own: a count of days is in "2 banking days". */
function meaningsOf(id: string, value: string): string[] {
  const meaning = meaningOf(value.replace(/ (?:ET|local time)$/, ''));
  if (meaning === undefined) return [];
  if (!/^\d+$/.test(meaning)) return [meaning];
  const unit = /-(day|hour|minute|year|window)s?$/.exec(id)?.[1];
  return unit === undefined ? [meaning] : [meaning, `${meaning} ${unit}`];
}

const stem = (word: string): string => word.toLowerCase().replace(/s$/, '');

/** Words of IDs that say what kind of figure it is, as texts put them. */
const kindOf: Readonly<Record<string, string>> = {
  ceiling: 'limit',
  length: 'character',
  maximum: 'most',
};

const wordsOf = (text: string): Set<string> => new Set((text.match(/[a-z0-9]+/gi) ?? []).map(stem));

/** How many words of a fact's ID a text has. */
export function likeness(id: string, text: string): number {
  const words = wordsOf(text);
  return id.split('-').filter((part) => words.has(stem(part)) || words.has(kindOf[part] ?? part)).length;
}

/**
 * The variables of the facts with the same meaning as the words, the ones whose IDs are most like the sentence.
 * @param sentence the text around the words
 */
export function factsLike(words: string, sentence: string, variables: Variables): string[] {
  const meaning = meaningOf(words);
  const exact = words.replace(/\s/g, '').toLowerCase();
  const found = [...variables].flatMap(([variable, value]) => {
    const [, kind, id] = /^(fact|clock):(.+)$/.exec(variable) ?? [];
    if (id === undefined || value === '') return [];
    const isExact = value.replace(/\s/g, '').toLowerCase() === exact;
    // The 24-hour clock is for timetables; in other spellings the fact's own variable is right.
    if (!isExact && (kind === 'clock' || meaning === undefined || !meaningsOf(id, value).includes(meaning)))
      return [];
    return [{ variable, score: likeness(id, sentence) + (isExact ? 0.5 : 0) }];
  });
  const best = Math.max(...found.map(({ score }) => score));
  return found.filter(({ score }) => score === best).map(({ variable }) => variable);
}
