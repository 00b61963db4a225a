import { type Diagnostic, isError } from './diagnostic';

const placeOf = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;

/**
 * One diagnostic for each place within a file: where several rules report it, the first one names the cause, and an error counts
 * more than a warning.
 */
export function oncePerPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const ofErrors = new Set(diagnostics.filter(isError).map(placeOf));
  const seen = new Set<string>();
  return diagnostics.filter((one) => {
    // The start of a file is the place of everything about the whole file.
    if (one.line === 1 && one.column === 1) return true;
    const place = placeOf(one);
    const isFirst = !seen.has(place) && (isError(one) || !ofErrors.has(place));
    if (isFirst) seen.add(place);
    return isFirst;
  });
}
