const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day in words: "2026-11-20" → "Nov 20, 2026". No time zone is involved. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}

/** The month of a calendar day: "2026-11-20" → "Nov 2026". */
export function formatMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return `${months[Number(month) - 1]} ${year}`;
}
