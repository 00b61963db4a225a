/** An object of parsed YAML or JSON. */
export type Json = { readonly [key: string]: unknown };

/** Whether a value is an object, and not a list. */
export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records in a list; none if the value isn't one. */
export const recordsIn = (value: unknown): Json[] => (Array.isArray(value) ? value : []).filter(isRecord);

/** Whether a value is the same after `JSON.stringify` and `JSON.parse`. Infinity, -0 and dates aren't. */
export function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isJson);
}
