import { diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

type Row = [error: string, edit: Edit, message: string, fix: string];

const site = (from: string, to: string): Edit => ({ file: 'footer.yaml', from, to });
const quoteAll = 'put the whole value in quotes: "…"';

const rows: Row[] = [
  [
    'a quote that is not closed',
    site('title: Company', 'title: ¦"Company'),
    'a quote is opened here and not closed on its line: "- title: "Company"',
    'close the quote at the end of the value',
  ],
  [
    'a quote that is not closed, with others below it',
    { file: 'fees.yaml', from: 'title: Pricing', to: 'title: ¦"Pricing' },
    'a quote is opened here and not closed on its line: "title: "Pricing per transfer, account, card and check"',
    'close the quote at the end of the value',
  ],
  [
    'a colon within a value',
    { file: 'footer.yaml', from: '- title: Products', to: '- title: ¦Products: all' },
    'the value cannot be read: "- title: Products: all"',
    'put it in quotes if it holds a colon and a space, and indent the line below it like this one',
  ],
  [
    'a field that is indented too far',
    site('  - title: Company\n    links:', '  - title: ¦Company\n      links:'),
    'the value cannot be read: "- title: Company"',
    'put it in quotes if it holds a colon and a space, and indent the line below it like this one',
  ],
  [
    'a tab for an indentation',
    site('    links:\n      - { name: Pricing', '¦\tlinks:\n      - { name: Pricing'),
    'the line starts with a tab: "links:"',
    'use spaces in place of the tab',
  ],
  [
    'a field twice',
    site('columns:', 'columns: []\n¦columns:'),
    'this field is already there, above: "columns:"',
    'remove one of the two',
  ],
  [
    'a token at the start of a value',
    site('title: Company', 'title: {brand} ¦Company'),
    'something stands where nothing is expected: "- title: {brand} Company"',
    quoteAll,
  ],
  [
    'a value that starts with an at sign',
    site('title: Company', 'title: ¦@Company'),
    'a value cannot start with this character: "- title: @Company"',
    quoteAll,
  ],
  [
    'a value that starts with a star',
    site('title: Company', 'title: ¦*Company'),
    'a value cannot start with "*": "- title: *Company"',
    quoteAll,
  ],
  [
    'a value that starts with an exclamation mark',
    site('title: Company', 'title: ¦!Company'),
    'a value cannot start with "!": "- title: !Company"',
    quoteAll,
  ],
  [
    'a colon without a space after it',
    { file: 'home.yaml', from: 'title: ', to: '¦title:' },
    'this line is no field: "title:Enterprise-grade Banking APIs"',
    'write "name: value", with a space after the colon, and indent it like its neighbors',
  ],
  [
    'a bracket that is not closed',
    {
      file: 'updates/dunmarrow-rent-by-lockbox.md',
      from: 'products: [checks, bank-accounts, ach]\n',
      to: 'products: [checks, bank-accounts, ach\n¦',
    },
    'the line is not indented as expected, or a bracket above it is not closed: "sample: true"',
    'indent this line like the one above it that it belongs beside, and close every "[" and "{"',
  ],
  [
    'a backslash in double quotes',
    site('title: Company', 'title: "Comp¦\\qany"'),
    'a backslash in double quotes means something else here: "- title: "Comp\\qany""',
    "use single quotes: '…'",
  ],
  [
    'a colon in the fields of a Markdown file',
    { file: 'company/terms.md', from: 'title: ', to: 'title: ¦Terms: ' },
    expect.stringMatching(/^the value cannot be read: "title: Terms: /) as unknown as string,
    'put it in quotes if it holds a colon and a space, and indent the line below it like this one',
  ],
];

test.each(rows)('%s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test('a tab is told alone, not with what follows from it', () => {
  const { diagnostic, place } = diagnosticOf(site('columns:', 'columns:\n¦\t- x'));
  expect(diagnostic).toEqual(expect.objectContaining({ ...place, fix: 'use spaces in place of the tab' }));
});

test('each line of a file with an error is told, once', () => {
  const columns = '¦columns: "a\\dc" x\ncolumns: @b\nrows: %c\n';
  const { diagnostic } = diagnosticOf({ file: 'footer.yaml', to: columns });
  expect(diagnostic).toEqual([
    expect.objectContaining({ line: 1 }),
    expect.objectContaining({ line: 2 }),
    expect.objectContaining({ line: 3 }),
  ]);
});

test('an invisible mark at the start of a file, as some editors write it, is fine', () => {
  for (const file of ['navigation.yaml', 'company/terms.md']) {
    const { diagnostic } = diagnosticOf({ file, from: '', to: '\uFEFF' });
    expect(diagnostic).toEqual([]);
  }
});
