import { lazy } from '../loading/lazy';

const dollars = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** A sum in US cents in words: 1250 → "$12.50", 0 → "$0.00". */
export const formatDollars = (cents: number): string => dollars().format(cents / 100);

/** The price of one thing, in US cents, in words: 1250 → "$12.50", 0 → "free". */
export const formatCents = (cents: number): string => (cents === 0 ? 'free' : formatDollars(cents));

/** Dollars with or without their sign, commas between thousands, and cents. */
const written = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{2}))?$/;

/** An amount as a visitor writes it, in US cents: "$2,500.00" → 250000. Null for anything else, such as "-1" or "2.5". */
export function parseCents(text: string): number | null {
  const [, whole, cents = '00'] = written.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + cents);
}
