/** An object of parsed YAML or JSON. */
export type Json = { readonly [key: string]: unknown };

/** Whether a value is an object, and not a list. */
export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records in a list; none if the value isn't one. */
export const recordsIn = (value: unknown): Json[] => (Array.isArray(value) ? value : []).filter(isRecord);
