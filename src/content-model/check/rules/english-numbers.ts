/** Numbers in English words, such as "forty-five" and "ten million". */

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  billion: 1e9,
  b: 1e9,
  bn: 1e9,
};

/** A pattern of a number from one to ninety-nine, or of a hundred, in words. */
export const numberWord = `(?:(?:${tens.join('|')})(?:[ -](?:${ones.slice(1, 10).join('|')}))?|${ones.slice(1).join('|')}|(?:an?|one) hundred)`;

/** A pattern of ordinals from first to tenth. */
export const ordinalWord = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)';

/** The number that a word adds; undefined for other words. */
function valueOfWord(word: string): number | undefined {
  if (/^\d[\d,]*(\.\d+)?$/.test(word)) return Number(word.replaceAll(',', ''));
  if (ones.includes(word)) return ones.indexOf(word);
  if (tens.includes(word)) return (tens.indexOf(word) + 2) * 10;
  return { a: 1, an: 1, half: 0.5, quarter: 0.25 }[word];
}

/** A number below a thousand, or the start of one: "two hundred fifty". */
type Sum = { total: number; current: number | undefined };

/** The sum after one more word. A word that is no number changes nothing. */
function added({ total, current }: Sum, word: string): Sum {
  const scale = scales[word];
  const value = valueOfWord(word);
  if (scale === undefined) return { total, current: value === undefined ? current : (current ?? 0) + value };
  if (current === undefined) return { total, current };
  return scale < 1e3
    ? { total, current: current * scale }
    : { total: total + current * scale, current: undefined };
}

/**
 * The number in some words: "ten million", "10M", "half a million", "250,000".
 * @returns undefined if there's none
 */
export function numberFrom(words: string): number | undefined {
  const parts = words
    .toLowerCase()
    .replace(/\ban? (?=half|quarter)/g, '')
    .replace(/\b(half|of) an?\b/g, '$1')
    .match(/\d[\d,]*(?:\.\d+)?|[a-z]+/g);
  const { total, current } = (parts ?? []).reduce<Sum>(added, { total: 0, current: undefined });
  return current === undefined && total === 0 ? undefined : total + (current ?? 0);
}
