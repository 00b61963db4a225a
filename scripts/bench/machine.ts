/** What a table of figures says about where they were measured. */
import { cpus } from 'node:os';

/** The cores and the day: "2 cores (Intel Xeon), November 22, 2026". */
export function machineAndDay(): string {
  const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${day}`;
}
