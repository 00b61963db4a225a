import { checkEdited, diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

type Row = [error: string, edit: Edit, message: string, fix: string];

const site = (from: string, to: string): Edit => ({ file: 'footer.yaml', from, to });
const quoteAll = 'put the whole value in quotes: "…"';

const rows: Row[] = [
  [
    'an unclosed quote',
    site('title: Company', 'title: ¦"Company'),
    'this quote is not closed on its line: "- title: "Company"',
    'close the quote at the end of the value',
  ],
  [
    'an unclosed quote, with others below it',
    { file: 'fees.yaml', from: 'title: Pricing', to: 'title: ¦"Pricing' },
    'this quote is not closed on its line: "title: "Pricing per transfer, account, card and check"',
    'close the quote at the end of the value',
  ],
  [
    'a colon in a value',
    { file: 'footer.yaml', from: '- title: Products', to: '- title: ¦Products: all' },
    'the value cannot be read: "- title: Products: all"',
    'put it in quotes if it contains a colon and a space, and indent the line below it like this one',
  ],
  [
    'a field that is indented too far',
    site('  - title: Company\n    links:', '  - title: Company\n      ¦links:'),
    'this line is indented more than the one above, which has a value already: "links:"',
    'indent it like the line above, with 4 spaces before it',
  ],
  [
    'a tab as indentation',
    site('    links:\n      - { name: Pricing', '¦\tlinks:\n      - { name: Pricing'),
    'the line starts with a tab: "links:"',
    'use spaces instead of the tab',
  ],
  [
    'a field twice',
    site('columns:', 'columns: []\n¦columns:'),
    'this field is already defined above: "columns:"',
    'remove one of the two',
  ],
  [
    'a token at the start of a value',
    site('title: Company', 'title: {brand} ¦Company'),
    'there is something unexpected here: "- title: {brand} Company"',
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
    { file: 'home.yaml', from: 'headline: ', to: '¦headline:' },
    'this line is not a field: "headline:One API for ACH, wires, RTP, FedNow, checks and …"',
    'write "name: value", with a space after the colon, and indent it like its neighbors',
  ],
  [
    'an unclosed bracket',
    {
      file: 'updates/dunmarrow-rent-by-lockbox.md',
      from: 'products: [checks, bank-accounts, ach]\n',
      to: 'products: [checks, bank-accounts, ach\n¦',
    },
    'the line is not indented as expected, or a bracket above it is not closed: "sample: true"',
    'indent this line like the line above that it belongs with, and close every "[" and "{"',
  ],
  [
    'a backslash in double quotes',
    site('title: Company', 'title: "Comp¦\\qany"'),
    'a backslash has a special meaning in double quotes: "- title: "Comp\\qany""',
    "use single quotes: '…'",
  ],
  [
    'a colon in the front matter of a Markdown file',
    { file: 'company/terms.md', from: 'title: ', to: 'title: ¦Terms: ' },
    expect.stringMatching(/^the value cannot be read: "title: Terms: /) as unknown as string,
    'put it in quotes if it contains a colon and a space, and indent the line below it like this one',
  ],
];

const entry = (line: string) => `this line starts an entry of the list, but has no "- ": "${line}"`;
const matching = (pattern: RegExp) => expect.stringMatching(pattern) as unknown as string;

rows.push(
  [
    'a list entry without its dash, read as more fields of the one above',
    { file: 'updates.yaml', from: '  - id: customer-story', to: '    ¦id: customer-story' },
    entry('id: customer-story'),
    matching(/^write "- id: customer-story", with the "-" below the one on line \d+$/),
  ],
  [
    'a list entry without its dash, below the others',
    { file: 'updates.yaml', from: '  - id: customer-story', to: '  ¦id: customer-story' },
    entry('id: customer-story'),
    matching(/^write "- id: customer-story", with the "-" below the one on line \d+$/),
  ],
  [
    'the first entry of a list without its dash',
    { file: 'updates.yaml', from: 'kinds:\n  - id', to: 'kinds:\n    ¦id' },
    matching(/^this line starts an entry of the list/),
    matching(/^write "- id: .*", with the "-" above the one on line \d+$/),
  ],
  [
    'quotes inside quotes',
    site('title: Company', 'title: "The ¦"Company" column"'),
    'this quote ends the value too early: "- title: "The "Company" column""',
    `put the whole value in single quotes: 'The "Company" column'`,
  ],
  [
    'quotes and an apostrophe inside quotes',
    site('title: Company', `title: "It's a ¦"column" of links"`),
    `this quote ends the value too early: "- title: "It's a "column" of links""`,
    'write \\" for each quote inside the value',
  ],
  [
    'an apostrophe inside single quotes',
    site('title: Company', "title: 'It¦'s us'"),
    `this quote ends the value too early: "- title: 'It's us'"`,
    `put the whole value in double quotes: "It's us"`,
  ],
);

test.each(rows)('%s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test('a tab is reported without its consequences', () => {
  const { diagnostic, place } = diagnosticOf(site('columns:', 'columns:\n¦\t- x'));
  expect(diagnostic).toEqual(expect.objectContaining({ ...place, fix: 'use spaces instead of the tab' }));
});

test('each line with an error is reported once', () => {
  const columns = '¦columns: "a\\dc" x\ncolumns: @b\nrows: %c\n';
  const { diagnostic } = diagnosticOf({ file: 'footer.yaml', to: columns });
  expect(diagnostic).toEqual([
    expect.objectContaining({ line: 1 }),
    expect.objectContaining({ line: 2 }),
    expect.objectContaining({ line: 3 }),
  ]);
});

test('a byte order mark, which some editors write, is fine', () => {
  for (const file of ['navigation.yaml', 'company/terms.md']) {
    const { diagnostic } = diagnosticOf({ file, from: '', to: '\uFEFF' });
    expect(diagnostic).toEqual([]);
  }
});

test('a dash without a space is the first error', () => {
  const { diagnostics, places } = checkEdited({
    file: 'updates.yaml',
    from: '  - id: customer-story',
    to: '  ¦-id: customer-story',
  });
  const inFile = diagnostics.filter(({ file }) => file === 'content/updates.yaml');
  expect(inFile[0]).toEqual({
    ...places[0],
    message: 'a space is missing after the "-": "-id: customer-story"',
    fix: 'write "- ", with a space',
  });
});
