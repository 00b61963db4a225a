/** An object of parsed YAML or JSON. */
export type Json = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
