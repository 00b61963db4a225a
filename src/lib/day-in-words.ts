import { lazy } from './lazy';

const dayFormat = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const monthFormat = lazy(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** A calendar day in words: "2026-11-20" → "Nov 20, 2026". No time zone is involved. */
export const dayInWords = (day: string): string => dayFormat().format(new Date(`${day}T00:00:00Z`));

/** The month of a calendar day: "2026-11-20" → "Nov 2026". */
export const monthInWords = (day: string): string => monthFormat().format(new Date(`${day}T00:00:00Z`));
