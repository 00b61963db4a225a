/** An address or path, up to the first `?` or `#`, and what follows. */
const queryOrFragment = /((?:[a-z][a-z\d+.-]*:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi;

/** Removes query and fragment from every address in a text: they may contain what a visitor searched for or followed. */
export function withoutQueries(text: string): string {
  return text.replace(queryOrFragment, '$1');
}

/** Attributes of the visitor's device and connection that the library adds to every transaction. */
const ofDevice = new Set([
  'deviceMemory',
  'hardwareConcurrency',
  'connectionType',
  'effectiveConnectionType',
  'connection.rtt',
]);

/**
 * A copy of the data without queries and fragments in any text, and without anything about the device.
 * Accepts plain data only (no cycles).
 */
export function scrub<T>(data: T): T;
export function scrub(data: unknown): unknown {
  if (typeof data === 'string') return withoutQueries(data);
  if (Array.isArray(data)) return data.map((item) => scrub(item));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).filter(([key]) => !ofDevice.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, scrub(value)]));
}
