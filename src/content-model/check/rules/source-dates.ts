/** Checks that no source has a date in the future. */
import { isDay } from '../../../lib/time/is-day';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { Path } from '../reading/places';

type Dated = { readonly as_of?: unknown };

/** The error in a record's date. Invalid days are reported by the check of fields. */
function errorIn(content: ContentFile, record: Dated | null, at: Path, today: string): Diagnostic[] {
  const { as_of: asOf } = { ...record };
  if (typeof asOf !== 'string' || !isDay(asOf) || asOf <= today) return [];
  return [
    {
      file: content.file,
      ...content.locate([...at, 'as_of']),
      message: `as_of: "${asOf}" is later than today, ${today}`,
      fix: 'write the day on which you read the source, or from which the value has applied',
    },
  ];
}

/**
 * Facts and fees whose `as_of` is in the future.
 * @param today the day of the check, such as "2026-11-20"
 */
export function sourceDateDiagnostics(content: ContentFile, today: string): Diagnostic[] {
  const { type, value } = content;
  if (type.name === 'Fact' && Array.isArray(value))
    return value.flatMap((record: Dated | null, index) => errorIn(content, record, [index], today));
  return type.name === 'FeesContent' ? errorIn(content, value as Dated | null, [], today) : [];
}
