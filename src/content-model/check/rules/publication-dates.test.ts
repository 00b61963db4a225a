import { checkEdited } from '../../../../tests/unit/content-copy';

const dated = (date: string) =>
  checkEdited({ file: 'updates/wire-reversals.md', from: 'date: 2026-05-20', to: `date: ¦${date}` });

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12)));
afterEach(() => jest.restoreAllMocks());

test("an update can't be dated tomorrow", () => {
  const { diagnostics, places } = dated('2026-11-21');
  expect(diagnostics).toEqual([
    {
      ...places[0],
      message: 'date: "2026-11-21" is later than today, 2026-11-20',
      fix: 'write the day of publication, and merge the update on that day',
    },
  ]);
});

test('an update can be dated today', () => {
  expect(dated('2026-11-20').diagnostics).toEqual([]);
});
