/** Formats the values of facts. */
import type { z } from 'zod';
import { proseTime } from '../lib/time/eastern-format';
import type { facts } from './types/fact';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const numbers = new Intl.NumberFormat('en-US');

/** Formats a value: 1000000 usd → "$1,000,000", "16:45" time_et → "4:45 p.m. ET", 3 count → "3". */
export function formatFact({ value, unit }: Pick<z.infer<typeof facts>[number], 'value' | 'unit'>): string {
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
