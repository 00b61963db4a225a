/** How the value of a fact is written for readers. */
import { proseTime } from '../lib/time/eastern-format';

/** The unit of a fact's value: whole US dollars, a time in Eastern Time, a number, or words. */
export type FactUnit = 'usd' | 'time_et' | 'count' | 'text';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const numbers = new Intl.NumberFormat('en-US');

/** The value in words: 1000000 usd → "$1,000,000", "16:45" time_et → "4:45 p.m. ET", 3 count → "3". */
export function formatFact({ value, unit }: { value: string | number; unit: FactUnit }): string {
  switch (unit) {
    case 'usd':
      return dollars.format(Number(value));
    case 'time_et':
      return `${proseTime(String(value))} ET`;
    case 'count':
      return numbers.format(Number(value));
    case 'text':
      return String(value);
  }
}
