/** Checks that facts are reviewed on time: a warning from the day after the review date, an error after 90 days. */
import type { z } from 'zod';
import type { facts as factsSchema } from '../../types/fact';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';

type Fact = z.infer<typeof factsSchema>[number];

/** Days past its review date after which a fact is an error. */
const graceDays = 90;

const day = 24 * 60 * 60 * 1000;

/** Calendar days from one day to another; NaN if one is invalid. */
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day;

/**
 * The facts past their review dates.
 * @param today the day of the check, such as "2026-11-20"
 */
export function reviewDiagnostics(content: ContentFile, today: string): Diagnostic[] {
  if (content.type.name !== 'Fact' || !Array.isArray(content.value)) return [];
  return content.value.flatMap((record: Partial<Fact> | null, index): Diagnostic[] => {
    const overdue = daysFrom(String(record?.review_by), today);
    if (!(overdue > 0)) return [];
    const since = `${overdue} ${overdue === 1 ? 'day' : 'days'}`;
    return [
      {
        file: content.file,
        ...content.locate([index, 'review_by']),
        message: `the fact "${record?.id}" should have been reviewed ${since} ago, by ${record?.review_by}`,
        fix:
          'check its source, correct "value" and "as_of" if they have changed, then set a later "review_by"' +
          (overdue > graceDays ? '' : `. After ${graceDays} days it stops the build`),
        ...(overdue > graceDays ? {} : { severity: 'warning' as const }),
      },
    ];
  });
}
