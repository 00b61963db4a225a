/** Facts that somebody should have looked at again: a warning from the day after, an error once that is long ago. */
import type { z } from 'zod';
import type { facts as factsSchema } from '../../types/fact';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/read-content';

type Fact = z.infer<typeof factsSchema>[number];

/** Days past its review date for which a fact may still be shown. */
export const graceDays = 90;

const day = 24 * 60 * 60 * 1000;

/** Calendar days from one day to another; not a number when one of them is no day. */
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day;

/**
 * The facts that are past their review dates.
 * @param today the day on which the check runs, "2026-11-20"
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
          'look at its source again; correct "value" and "as_of" where they have changed, then set a later "review_by"' +
          (overdue > graceDays ? '' : `. From ${graceDays + 1} days on it stops the build`),
        ...(overdue > graceDays ? {} : { severity: 'warning' as const }),
      },
    ];
  });
}
