import { checkEdited } from '../../../../tests/unit/content-copy';

const missing = (file: string, message: string, fix: string) =>
  expect.objectContaining({
    file,
    message: expect.stringContaining(message),
    fix: expect.stringContaining(fix),
  });

test.each([
  [
    'the line of a rail on the map',
    {
      file: 'home.yaml',
      from: '    - { rail: checks, network: Check 21, note: next banking day }\n',
      to: '',
    },
    missing('content/home.yaml', 'the rail "checks" has no line on the map', '- { rail: checks, network: …'),
  ],
  [
    'the rail of a link in the menu',
    { file: 'navigation.yaml', from: 'icon: network\n        rail: fednow', to: 'icon: network' },
    missing('content/navigation.yaml', 'the rail "fednow" has no link in the menus', 'menu "products"'),
  ],
  [
    'the page of a rail',
    { file: 'products/wires.yaml' },
    missing('content/products', 'the rail "wires" has no product page', 'rail: wires'),
  ],
  [
    'the file of a rail',
    { file: 'rails/wires.yaml' },
    missing('content/rails', 'the rail "wires" has no file in rails/', 'add wires.yaml'),
  ],
])('%s that is missing is reported with the fix', (_what, edit, diagnostic) => {
  expect(checkEdited(edit).diagnostics).toContainEqual(diagnostic);
});

test.each([
  [
    'the page of a rail',
    { file: 'products/wires.yaml', from: 'rail: wires', to: 'rail: ¦ach' },
    'two products have the rail "ach"',
    'write "rail: wires"',
  ],
  [
    'the page of a rail that comes before the other',
    { file: 'products/ach.yaml', from: 'rail: ach', to: 'rail: ¦wires' },
    'two products have the rail "wires"',
    'write "rail: ach"',
  ],
  [
    'a link in the menu',
    { file: 'navigation.yaml', from: 'rail: wires', to: 'rail: ¦ach' },
    'the rail "ach" is used twice here',
    'write "rail: wires"',
  ],
  [
    'a link in the menu that comes before the other',
    { file: 'navigation.yaml', from: 'rail: ach', to: 'rail: ¦wires' },
    'the rail "wires" is used twice here',
    'write "rail: ach"',
  ],
])('%s that has the rail of another is reported at its rail', (_what, edit, message, fix) => {
  const { diagnostics, places } = checkEdited(edit);
  expect(diagnostics).toEqual([{ ...places[0], message, fix }]);
});
