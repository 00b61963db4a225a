/** Options that several benchmarks share. Each function throws an error that names the fix. */

/** Reads a list of groups such as "tasks,taps". */
export function readGroups<Group extends string>(text: string, groups: readonly Group[]): Group[] {
  const names = text.split(',');
  const unknown = names.filter((name) => !groups.some((group) => group === name));
  if (unknown.length > 0)
    throw new Error(`There is no group "${unknown.join(', ')}". The groups are ${groups.join(', ')}.`);
  return groups.filter((group) => names.includes(group));
}

/** Reads a number of runs or of seconds. */
export function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`"${text}" is not a whole number from 1. Write one like 3.`);
  return count;
}
