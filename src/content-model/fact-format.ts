/** How the value of a fact is written for readers. */

/** The unit of a fact's value: whole US dollars, a time in Eastern Time, a number, or words. */
export type FactUnit = 'usd' | 'time_et' | 'count' | 'text';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const numbers = new Intl.NumberFormat('en-US');

/** A time of day as prose has it: "16:45" → "4:45 p.m. ET". */
function formatTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'} ET`;
}

/** The value in words: 1000000 usd → "$1,000,000", "16:45" time_et → "4:45 p.m. ET", 3 count → "3". */
export function formatFact({ value, unit }: { value: string | number; unit: FactUnit }): string {
  switch (unit) {
    case 'usd':
      return dollars.format(Number(value));
    case 'time_et':
      return formatTime(String(value));
    case 'count':
      return numbers.format(Number(value));
    case 'text':
      return String(value);
  }
}
