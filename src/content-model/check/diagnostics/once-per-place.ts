import type { Diagnostic } from './diagnostic';

/** One diagnostic for each place within a file: where several rules report it, the first one names the cause. */
export function oncePerPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ file, line, column, severity = 'error' }) => {
    // The start of a file is the place of everything about the whole file.
    if (line === 1 && column === 1) return true;
    const place = `${file}:${line}:${column} ${severity}`;
    const isFirst = !seen.has(place);
    seen.add(place);
    return isFirst;
  });
}
