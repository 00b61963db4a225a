import { checkEdited } from '../../../../tests/unit/content-copy';

const dated = (date: string) =>
  checkEdited({ file: 'updates/wire-reversals.md', from: 'date: 2026-05-20', to: `date: ¦${date}` });

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12)));
afterEach(() => jest.restoreAllMocks());

test('an update of tomorrow is none yet', () => {
  const { diagnostics, places } = dated('2026-11-21');
  expect(diagnostics).toEqual([
    {
      ...places[0],
      message: 'date: "2026-11-21" is later than today, 2026-11-20',
      fix: 'write the day of publication; what is published later is merged on its day',
    },
  ]);
});

test('an update of today is one', () => {
  expect(dated('2026-11-20').diagnostics).toEqual([]);
});
