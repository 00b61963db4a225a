/** Whether a text is a day that exists, in the form "2026-11-20". `Date` alone reads February 30 as March 2. */
export function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
}
