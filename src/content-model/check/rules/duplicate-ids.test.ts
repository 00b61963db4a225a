import { checkEdited, type Edit } from '../../../../tests/unit/content-copy';
import { contentOf } from '../../../../tests/unit/small-api';
import { repeatedLabels } from './duplicate-ids';

const navigation = (...links: string[]) =>
  repeatedLabels(
    contentOf(
      'NavigationContent',
      'content/navigation.yaml',
      `links:\n${links.map((one) => `  - ${one}\n`).join('')}`,
    ),
  );

test('a name that an earlier record of the list has is reported', () => {
  expect(
    navigation('{ name: Wires, href: /a }', '{ name: ACH, href: /b }', '{ name: Wires, href: /c }'),
  ).toEqual([
    {
      file: 'content/navigation.yaml',
      line: 4,
      column: 13,
      message: '"Wires" is in this list already, on line 2',
      fix: 'write another name, or remove this entry',
    },
  ]);
});

test.each([
  ['with another message about it', ['{ name: Wires, href: /a }', '{ name: Wires, href: /a }']],
  ['in another list', ['{ links: [{ name: Wires }] }', '{ links: [{ name: Wires }] }']],
  ['that is a number', ['{ volume: 5 }', '{ volume: 5 }']],
])('no name is reported %s', (_what, links) => {
  expect(navigation(...links)).toEqual([]);
});

test.each<[string, Edit, string]>([
  [
    'a call',
    {
      file: 'products/ach.yaml',
      from: 'call: "/simulations/ach_transfers/{id}/settle"',
      to: 'call: ¦"/simulations/ach_transfers/{id}/submit"',
    },
    'write another call, or remove this entry',
  ],
  [
    'the label of a volume',
    { file: 'fees.yaml', from: 'volume: Same Day ACH transfers', to: 'volume: ¦Standard ACH transfers' },
    'write another volume, or remove this entry',
  ],
  [
    'the fee of an example',
    {
      file: 'fees.yaml',
      from: '- { fee: ach-standard, count: 4800 }',
      to: '- { fee: ¦account, count: 4800 }',
    },
    'write another fee, or remove this entry',
  ],
  [
    'a title',
    {
      file: 'products/ach.yaml',
      from: 'title: Raw return codes',
      to: 'title: ¦Same-day or standard',
    },
    'write another title, or remove this entry',
  ],
])('%s that is in its list already is reported once', (_what, edit, fix) => {
  const { diagnostics, places } = checkEdited(edit);
  const message = expect.stringContaining('is in this list already, on line ');
  expect(diagnostics).toEqual([{ ...places[0], message, fix }]);
});
