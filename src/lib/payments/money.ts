/**
 * Separates the thousands of a whole number with commas: 1234567 → "1,234,567". `Intl` does the same, but loading its data takes a
 * slow phone 50 ms, in one task.
 */
export const withCommas = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats whole US cents: 1250 → "$12.50", 0 → "$0.00". */
export function formatDollars(cents: number): string {
  const amount = Math.abs(cents);
  const fraction = String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${withCommas(Math.floor(amount / 100))}.${fraction}`;
}

/** Formats a price in US cents: 1250 → "$12.50", 0 → "free". */
export const formatCents = (cents: number): string => (cents === 0 ? 'free' : formatDollars(cents));

/** Dollars with or without their sign, commas between thousands, and cents. */
const written = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{2}))?$/;

/** Parses an amount into US cents: "$2,500.00" → 250000. Returns null for anything else, such as "-1" or "2.5". */
export function parseCents(text: string): number | null {
  const [, whole, cents = '00'] = written.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + cents);
}

/** What a visitor typed into a field for an amount: in US cents, null if it's empty; or an error message. */
export type Amount =
  | { readonly cents: number | null; readonly error?: undefined }
  | { readonly error: string };

/** Interprets a field for an amount, which may be left empty. */
export function readAmount(text: string): Amount {
  const cents = parseCents(text);
  return cents === null && text.trim() !== ''
    ? { error: 'Enter an amount in dollars, such as 2,500 or 2,500.00.' }
    : { cents };
}
