/** Abbreviated, in order. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a calendar date, without a time zone: "2026-11-20" → "Nov 20, 2026". */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}

/** Formats the month of a calendar date: "2026-11-20" → "Nov 2026". */
export function formatMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return `${months[Number(month) - 1]} ${year}`;
}
