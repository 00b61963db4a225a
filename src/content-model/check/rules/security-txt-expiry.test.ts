import { checkEdited } from '../../../../tests/unit/content-copy';

/** What the check says on 2026-11-20. */
function saidOf(expires: string) {
  const { diagnostics, places } = checkEdited({
    file: 'security-txt.yaml',
    from: 'expires: 2027-10-01',
    to: `expires: ¦${expires}`,
  });
  return { diagnostics, place: places[0] };
}

test.each(['2026-12-20', '2027-11-19'])('a day from 30 to 364 days ahead is right: %s', (day) => {
  expect(saidOf(day).diagnostics).toEqual([]);
});

test.each([
  ['2026-12-19', 'security.txt expires on 2026-12-19', 'warning'],
  ['2026-11-20', 'security.txt expires on 2026-11-20', 'warning'],
  ['2026-11-19', 'security.txt has expired on 2026-11-19', undefined],
  ['2027-11-20', 'security.txt would hold until 2027-11-20, which is a year or more ahead', undefined],
])('%s: %s', (day, message, severity) => {
  const { diagnostics, place } = saidOf(day);
  expect(diagnostics).toEqual([
    {
      ...place,
      message,
      fix: 'read the security page again, then set a day before 2027-11-20',
      ...(severity ? { severity } : {}),
    },
  ]);
});

test('what is no day is told as such', () => {
  expect(saidOf('soon').diagnostics).toEqual([
    expect.objectContaining({ message: expect.stringContaining('is not a day') }),
  ]);
});
