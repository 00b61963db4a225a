/** Measures texts with variables as readers see them. The fields' own check measures all others. */
import { interpolate, mayHaveVariables, type Variables, variablesIn } from '../../variables';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { scalarsOf } from '../reading/scalars';
import { outOfBounds } from './field-messages';

/** Whether a value's length depends on variables. */
export const hasVariables = (value: unknown): value is string =>
  typeof value === 'string' && mayHaveVariables(value) && variablesIn(value).length > 0;

/** Texts that are too long or too short with the values of their variables. */
export function lengthDiagnostics(content: ContentFile, variables: Variables): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { path, value, shape } of scalarsOf(content)) {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, words } = shape;
    if (!words || !hasVariables(value)) continue;
    // An unknown variable has an error already; one of a file with errors has no value.
    if (variablesIn(value).some((name) => !variables.get(name))) continue;
    const filled = interpolate(value, variables).trim();
    const isLong = filled.length > maxLength;
    if (!isLong && filled.length >= minLength) continue;
    const text = { name: String(path.at(-1)), value: filled, written: filled };
    const limit = isLong ? maxLength : minLength;
    const message = outOfBounds(text, limit, isLong, 'string', ' with the values of its variables');
    found.push({ file: content.file, ...content.locate(path), ...message });
  }
  return found;
}
