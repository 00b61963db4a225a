import { checkEdited, type Edit } from '../../../tests/unit/content-copy';
import { formatDiagnostics } from './diagnostics/report';

/** One error of each kind, sorted by file and line. */
const edits: Edit[] = [
  { file: 'company/terms.md', from: 'draft: true', to: 'draft: ¦maybe' },
  { file: 'facts.yaml', from: 'as_of: 2025-02-09', to: 'as_of: ¦2025-02-30' },
  { file: 'footer.yaml', from: 'href: /fees', to: 'href: ¦/fee' },
  { file: 'home.yaml', from: 'headline:', to: '¦headline2:' },
  { file: 'navigation.yaml', from: 'icon: batch', to: 'icon: ¦bacth' },
  { file: 'navigation.yaml', from: 'href: /products/cards', to: 'href: ¦/products/card' },
  { file: 'products/wires.yaml', from: 'name: Wires', to: 'name: ¦Quayside wires' },
  { file: 'solutions/wallets.yaml', from: 'name: ', to: 'name: ¦@' },
  { file: 'updates/wire-reversals.md', from: 'A wire is final.', to: 'A wire is ¦{fact:final}.' },
];

describe('errors in many files', () => {
  const { diagnostics, places } = checkEdited(...edits);
  const found = formatDiagnostics(diagnostics).split('\n');

  test('are reported all at once, each with its place', () => {
    for (const { file, line, column } of places) {
      expect(found).toContainEqual(expect.stringContaining(`${file}:${line}:${column}  `));
    }
  });

  test('are reported in the order of files and lines', () => {
    const heads = found.filter((line) => line.startsWith('content/'));
    const order = heads.map((head) => {
      const [file = '', line = '', column = ''] = head.split(/:|\s/);
      return [file, line.padStart(6, '0'), column.padStart(6, '0')].join(':');
    });
    expect(order.length).toBeGreaterThanOrEqual(edits.length);
    expect(order).toEqual([...order].sort((a, b) => a.localeCompare(b)));
  });

  test('have a fix on the line below', () => {
    const heads = found.flatMap((line, index) => (line.startsWith('content/') ? [index] : []));
    for (const index of heads) expect(found[index + 1]).toMatch(/^ {2}→ \S/);
  });

  test('have no stack trace', () => {
    expect(found.join('\n')).not.toMatch(/\bat \S+ \(|node_modules|Error:/);
  });
});

test('values of the wrong type are errors, not exceptions', () => {
  const wholes = [
    '',
    'text\n',
    '- 1\n',
    '[]\n',
    'null\n',
    '- \n- x\n- id: 3\n',
    '{ kinds: 3, items: null }\n',
  ];
  for (const file of [
    'site.yaml',
    'banks.yaml',
    'facts.yaml',
    'updates.yaml',
    'navigation.yaml',
    'products/ach.yaml',
  ]) {
    for (const to of wholes) expect(checkEdited({ file, to }).diagnostics).not.toEqual([]);
  }
});

test('a long value is shortened in the message', () => {
  const { diagnostics } = checkEdited({
    file: 'navigation.yaml',
    from: 'icon: batch',
    to: `icon: ${'very '.repeat(30)}`,
  });
  expect(diagnostics[0]?.message.length).toBeLessThan(90);
});
