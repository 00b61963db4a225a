import { contentOf } from '../../../../tests/unit/small-api';
import { feeChangeDiagnostics } from './fee-changes';

const fees = (cents: number, id = 'wire'): string =>
  `groups:\n  - id: wires\n    rows:\n      - { id: ${id}, cents: ${cents} }\n`;

const changed = (before: string | undefined, after: string) =>
  feeChangeDiagnostics(contentOf('FeesContent', 'content/fees.yaml', after), before);

test.each([
  [fees(150), fees(1500), 'the fee "wire" was $1.50 and is now $15.00, 10 times larger'],
  [fees(2000), fees(20), 'the fee "wire" was $20.00 and is now $0.20, 100 times smaller'],
])('a fee with a zero too many or too few is a warning at its amount', (before, after, message) => {
  expect(changed(before, after)).toEqual([
    {
      file: 'content/fees.yaml',
      line: 4,
      column: 28,
      message,
      fix: 'look at the price again; if it is right, commit it, and this warning goes away',
      severity: 'warning',
    },
  ]);
});

test.each([
  ['a smaller change', fees(150), fees(1499)],
  ['a fee that was free', fees(0), fees(2000)],
  ['a fee that becomes free', fees(2000), fees(0)],
  ['a new fee', fees(1, 'ach'), fees(2000)],
  ['a broken file before', 'groups: [', fees(2000)],
  ['no commit', undefined, fees(2000)],
])('%s is no warning', (_what, before, after) => {
  expect(changed(before, after)).toEqual([]);
});
