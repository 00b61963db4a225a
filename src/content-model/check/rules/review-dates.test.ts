import { checkEdited } from '../../../../tests/unit/content-copy';
import { addDays } from '../../../lib/time/eastern-time';
import { isError, isWarning } from '../diagnostics/diagnostic';

/** The check's result on 2026-11-20 for a fact with this review date. */
function diagnosticsFor(reviewBy: string) {
  const { diagnostics, places } = checkEdited({
    file: 'facts.yaml',
    from: 'review_by: 2027-05-20',
    to: `review_by: ¦${reviewBy}`,
  });
  return { diagnostics, place: places[0] };
}

const daysAgo = (days: number): string => addDays('2026-11-20', -days);

test.each([-1, 0])("a review due %d days ago isn't reported", (days) => {
  expect(diagnosticsFor(daysAgo(days)).diagnostics).toEqual([]);
});

test.each([
  [1, '1 day'],
  [90, '90 days'],
])('a review due %d days ago is a warning', (days, words) => {
  const { diagnostics, place } = diagnosticsFor(daysAgo(days));
  expect(diagnostics).toEqual([
    {
      ...place,
      message: `the fact "ach-same-day-windows" should have been reviewed ${words} ago, by ${daysAgo(days)}`,
      fix: expect.stringMatching(/^check its source.*After 90 days it stops the build$/),
      severity: 'warning',
    },
  ]);
  expect(diagnostics.filter(isWarning)).toHaveLength(1);
});

test('a review due 91 days ago is an error', () => {
  const { diagnostics, place } = diagnosticsFor(daysAgo(91));
  expect(diagnostics).toEqual([
    {
      ...place,
      message: 'the fact "ach-same-day-windows" should have been reviewed 91 days ago, by 2026-08-21',
      fix: 'check its source, correct "value" and "as_of" if they have changed, then set a later "review_by"',
    },
  ]);
  expect(diagnostics.every(isError)).toBe(true);
});
