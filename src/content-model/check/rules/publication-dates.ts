/** The day of an update: one that lies ahead would head every list and feed until then. */
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/read-content';

/**
 * What is wrong with the day on which an update is published.
 * @param today the day on which the check runs, "2026-11-20"
 */
export function publicationDiagnostics(content: ContentFile, today: string): Diagnostic[] {
  if (content.type.name !== 'Update') return [];
  const { date } = { ...(content.value as { date?: unknown } | null) };
  // What is no day is told as such.
  if (typeof date !== 'string' || date <= today) return [];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return [];
  const message = `date: "${date}" is later than today, ${today}`;
  const fix = 'write the day of publication; what is published later is merged on its day';
  return [{ file: content.file, ...content.locate(['date']), message, fix }];
}
