/** Checks the date of an update: one in the future would be first in every list and feed until then. */
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';

/**
 * The error in an update's date.
 * @param today the day of the check, such as "2026-11-20"
 */
export function publicationDiagnostics(content: ContentFile, today: string): Diagnostic[] {
  if (content.type.name !== 'Update') return [];
  const { date } = { ...(content.value as { date?: unknown } | null) };
  // Invalid dates are reported by the check of fields.
  if (typeof date !== 'string' || date <= today) return [];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return [];
  const message = `date: "${date}" is later than today, ${today}`;
  const fix = 'write the day of publication, and merge the update on that day';
  return [{ file: content.file, ...content.locate(['date']), message, fix }];
}
