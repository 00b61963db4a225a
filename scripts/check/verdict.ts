/** What the check prints besides its report. */
import { countsOf, type Diagnostic } from '../../src/content-model/check';

/** A sentence that says that there are no errors. @param limit the files that are reported; by default all */
export function verdict(limit?: ReadonlySet<string>): string {
  if (!limit) return 'Content is valid.';
  return limit.size === 1 ? `${[...limit][0]} is valid.` : `These ${limit.size} files are valid.`;
}

/** A line with the number of errors and warnings in the files that aren't reported; empty if they have none. */
export function elsewhere(all: readonly Diagnostic[], reported: readonly Diagnostic[]): string[] {
  const others = all.filter((diagnostic) => !reported.includes(diagnostic));
  return others.length > 0 ? [`Other files have ${countsOf(others).toLowerCase()}.`] : [];
}
