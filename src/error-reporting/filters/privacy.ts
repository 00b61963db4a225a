/** Address or path, up to the first `?` or `#`, and what comes after it. */
const queryOrFragment = /((?:[a-z][a-z\d+.-]*:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi;

/** Cuts query and fragment from every address in a text: they may hold what a visitor searched for or followed. */
export function withoutQueries(text: string): string {
  return text.replace(queryOrFragment, '$1');
}

/** What the library says of the visitor's device and connection with every transaction. */
const ofDevice = new Set([
  'deviceMemory',
  'hardwareConcurrency',
  'connectionType',
  'effectiveConnectionType',
  'connection.rtt',
]);

/**
 * The same data with the queries and fragments cut from every text in it, and nothing about the device.
 * Takes plain data only (no cycles).
 */
export function scrub<T>(data: T): T;
export function scrub(data: unknown): unknown {
  if (typeof data === 'string') return withoutQueries(data);
  if (Array.isArray(data)) return data.map((item) => scrub(item));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).filter(([key]) => !ofDevice.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, scrub(value)]));
}
