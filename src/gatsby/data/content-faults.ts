/** What is wrong with files of content, for the terminal and for the page in development. */

/** Something wrong at a place of a file. */
export type ContentFault = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
};

const faults = new Map<string, readonly ContentFault[]>();

/** Remembers what is wrong with a file; nothing if it's valid again. */
export function rememberFaults(file: string, found: readonly ContentFault[]): void {
  if (found.length > 0) faults.set(file, found);
  else faults.delete(file);
}

/** Everything that is wrong now. */
export const currentFaults = (): ContentFault[] => [...faults.values()].flat();

/** A fault in a line, which terminals link to. */
export const inOneLine = ({ file, line, column, reason }: ContentFault): string =>
  `${file}:${line}:${column} ${reason}`;
