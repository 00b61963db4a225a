import { checkEdited } from '../../../../tests/unit/content-copy';
import { addDays } from '../../../lib/time/eastern-time';
import { isError, isWarning } from '../diagnostics/diagnostic';

/** What the check says of a fact whose review is due on a day, 2026-11-20 being the day of the check. */
function saidOf(reviewBy: string) {
  const { diagnostics, places } = checkEdited({
    file: 'facts.yaml',
    from: 'review_by: 2027-05-20',
    to: `review_by: ¦${reviewBy}`,
  });
  return { diagnostics, place: places[0] };
}

const daysAgo = (days: number): string => addDays('2026-11-20', -days);

test.each([-1, 0])('a review due %d days ago is no matter yet', (days) => {
  expect(saidOf(daysAgo(days)).diagnostics).toEqual([]);
});

test.each([
  [1, '1 day'],
  [90, '90 days'],
])('a review due %d days ago is a warning', (days, words) => {
  const { diagnostics, place } = saidOf(daysAgo(days));
  expect(diagnostics).toEqual([
    {
      ...place,
      message: `the fact "ach-same-day-windows" should have been reviewed ${words} ago, by ${daysAgo(days)}`,
      fix: expect.stringMatching(/^look at its source again.*From 91 days on it stops the build$/),
      severity: 'warning',
    },
  ]);
  expect(diagnostics.filter(isWarning)).toHaveLength(1);
});

test('a review due 91 days ago is an error', () => {
  const { diagnostics, place } = saidOf(daysAgo(91));
  expect(diagnostics).toEqual([
    {
      ...place,
      message: 'the fact "ach-same-day-windows" should have been reviewed 91 days ago, by 2026-08-21',
      fix: 'look at its source again; correct "value" and "as_of" where they have changed, then set a later "review_by"',
    },
  ]);
  expect(diagnostics.every(isError)).toBe(true);
});
