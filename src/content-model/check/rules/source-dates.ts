/** Checks dates against one another: no source is of the future, a review follows it, and action follows its announcement. */
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { Path } from '../reading/places';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

type Dated = {
  readonly as_of?: unknown;
  readonly review_by?: unknown;
  readonly date?: unknown;
  readonly action_by?: unknown;
};

/** The errors in a record's dates. Invalid days are reported by the check of fields. */
function errorsIn(content: ContentFile, record: Dated | null, at: Path, today: string): Diagnostic[] {
  const { as_of: asOf, review_by: reviewBy, date, action_by: actionBy } = { ...record };
  const error = (field: string, message: string, fix: string): Diagnostic => ({
    file: content.file,
    ...content.locate([...at, field]),
    message,
    fix,
  });
  return [
    ...(isDay(asOf) && asOf > today
      ? [
          error(
            'as_of',
            `as_of: "${asOf}" is later than today, ${today}`,
            'write the day on which you read the source, or from which the value has applied',
          ),
        ]
      : []),
    ...(isDay(asOf) && isDay(reviewBy) && reviewBy <= asOf
      ? [
          error(
            'review_by',
            `review_by: "${reviewBy}" is not after as_of, "${asOf}"`,
            'write a later day, on which the source is read again',
          ),
        ]
      : []),
    ...(isDay(date) && isDay(actionBy) && actionBy < date
      ? [
          error(
            'action_by',
            `action_by: "${actionBy}" is before the date of the update, "${date}"`,
            'write the day by which readers have to act',
          ),
        ]
      : []),
  ];
}

/**
 * Sources of the future, reviews before their sources, and action before its update.
 * @param today the day of the check, such as "2026-11-20"
 */
export function sourceDateDiagnostics(content: ContentFile, today: string): Diagnostic[] {
  const { type, value } = content;
  if (type.name === 'Fact' && Array.isArray(value))
    return value.flatMap((record: Dated | null, index) => errorsIn(content, record, [index], today));
  if (!['FeesContent', 'Update'].includes(type.name)) return [];
  return errorsIn(content, value as Dated | null, [], today);
}
