import { checkEdited, diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

type Row = [error: string, edit: Edit, message: string, fix: string];

const rows: Row[] = [
  [
    'an unknown fact',
    { file: 'rails/fednow.yaml', from: 'limit: fednow-ceiling', to: 'limit: ¦fednow-celing' },
    '"fednow-celing" is not the id of a fact in facts.yaml',
    'did you mean "fednow-ceiling"?',
  ],
  [
    'an unknown fact of a product',
    { file: 'products/ach.yaml', from: 'fact: ach-same-day-ceiling', to: 'fact: ¦ach-sameday-ceiling' },
    '"ach-sameday-ceiling" is not the id of a fact in facts.yaml',
    'did you mean "ach-same-day-ceiling"?',
  ],
  [
    'an unknown product',
    { file: 'updates/wire-reversals.md', from: 'products: [wires]', to: 'products: [¦wire]' },
    '"wire" is not the name of a file in products/, without its ending',
    'did you mean "wires"?',
  ],
  [
    'an unknown solution',
    { file: 'products/wires.yaml', from: 'solutions:', to: 'solutions: [¦treasury]\n#' },
    '"treasury" is not the name of a file in solutions/, without its ending',
    'use one of: bill-pay, embedded-lending, fund-administration, payroll, sponsor-banking, vertical-saas, wallets',
  ],
  [
    'an unknown kind of update',
    { file: 'updates/wire-reversals.md', from: 'kind: product-updates', to: 'kind: ¦product-update' },
    '"product-update" is not the id of a kind in updates.yaml',
    'did you mean "product-updates"?',
  ],
  [
    'an unknown author of an update',
    { file: 'updates/wire-reversals.md', from: 'author: api', to: 'author: ¦apis' },
    '"apis" is not the id of an author in updates.yaml',
    'did you mean "api"?',
  ],
  [
    'an unknown picture of an update',
    {
      file: 'updates/wire-reversals.md',
      from: 'author: api',
      to: 'author: api\nimage: { file: ¦reversed.png, alt: A wire and its reversal. }',
    },
    '"reversed.png" is not the name of a file in updates/images/',
    'add the picture to updates/images/, or write the name of another one there',
  ],
  [
    'an unknown service on the departures board',
    { file: 'departures.yaml', from: 'fedwire,', to: '¦fed-wire,' },
    '"fed-wire" is not the id of a service in rails/*.yaml',
    'did you mean "fedwire"?',
  ],
  [
    'an unknown fee of a service',
    { file: 'rails/rtp.yaml', from: 'fee: rtp-outgoing', to: 'fee: ¦rtp-out-going' },
    '"rtp-out-going" is not the id of a fee in fees.yaml',
    'did you mean "rtp-outgoing"?',
  ],
  [
    'an unknown file of codes',
    { file: 'codes-page.yaml', from: 'networks: [ach-returns', to: 'networks: [¦ach-codes' },
    '"ach-codes" is not the name of a file in codes/, without its ending',
    'use one of: ach-returns, api-errors, card-declines, card-disputes, check-returns, iso-20022',
  ],
  [
    'an unknown lifecycle of a resource of the API',
    {
      file: 'api/resources/parcel.yaml',
      from: 'x-displayName',
      to: 'x-lifecycles: [¦parcel]\n    x-displayName',
    },
    '"parcel" is not the id of a lifecycle in rails/*.yaml',
    'write the id of a lifecycle in rails/*.yaml',
  ],
  [
    'an unknown fee as the monthly minimum',
    { file: 'fees.yaml', from: 'minimum: monthly-minimum', to: 'minimum: ¦month-minimum' },
    '"month-minimum" is not the id of a fee in fees.yaml',
    'did you mean "monthly-minimum"?',
  ],
];

test.each(rows)('%s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test('two facts with the same ID', () => {
  const { diagnostic, place } = diagnosticOf({
    file: 'facts.yaml',
    from: 'id: fednow-ceiling',
    to: 'id: ¦rtp-ceiling',
  });
  const diagnostics = [diagnostic].flat();
  expect(diagnostics).toContainEqual({
    ...place,
    message: expect.stringMatching(/^the id "rtp-ceiling" is already taken on line \d+$/),
    fix: 'give one of the two another id, or remove it',
  });
});

test('two kinds of update with the same ID', () => {
  const { diagnostic, place } = diagnosticOf({
    file: 'updates.yaml',
    from: 'kinds:',
    to: 'kinds:\n  - { id: engineering, filter: Notes, name: Note, description: Notes of the engineers who connect the API to the networks. }\n#',
  });
  expect(place).toBeDefined();
  expect(diagnostic).toEqual({
    file: 'content/updates.yaml',
    line: expect.any(Number),
    column: expect.any(Number),
    message: expect.stringMatching(/^the id "engineering" is already taken on line \d+$/),
    fix: 'give one of the two another id, or remove it',
  });
});

const value = (written: string, unit: string): Edit => ({
  file: 'facts.yaml',
  from: '\n- id: rtp-ceiling\n',
  to: `\n- id: sample-value\n  subject: ach\n  label: A value\n  value: ¦${written}\n  unit: ${unit}\n  as_of: 2026-01-01\n  source: { title: Us, url: "https://www.nacha.org" }\n  confidence: official\n  review_by: 2027-01-01\n\n- id: rtp-ceiling\n`,
});
const time = ['is not a time of day', 'write one such as "16:45"'] as const;
const dollars = [
  'is not a number of whole dollars',
  'write only the digits, without quotes, "$", commas or a minus sign',
] as const;

test.each([
  ['a time with seconds', '16:45:00', 'time_et', ...time],
  ['an invalid time', '"24:00"', 'time_et', ...time],
  ['a price as text', '$1,000', 'usd', ...dollars],
  ['a price in quotes', '"1000"', 'usd', ...dollars],
  ['a price with cents', '10.50', 'usd', ...dollars],
  ['a price below zero', '-10', 'usd', ...dollars],
  [
    'a number as text',
    '"12"',
    'count',
    'is not a number',
    'write only the digits, without quotes, commas or a minus sign',
  ],
  ['a year without quotes', '2004', 'text', 'is not text, as its unit says', 'put it in quotes'],
  ['a boolean', 'true', 'text', 'must be text or a number', 'put the value in quotes: "…"'],
])('%s', (_mistake, written, unit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(value(written, unit));
  const bare = written.replaceAll('"', '');
  expect(diagnostic).toEqual({
    ...place,
    message: `value: "${bare}" ${message}`,
    fix: `${fix}. The value, in its unit.`,
  });
});

test('both errors of a fact are reported', () => {
  const edit = value('4:45', 'time_et');
  const { diagnostics } = checkEdited({ ...edit, to: edit.to?.replace('label:', 'lable:') ?? '' });
  // The misspelled field is missing too, but that is one mistake.
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'unknown field "lable"',
    'value: "4:45" is not a time of day',
  ]);
});

test.each([
  ['"16:45"', 'time_et'],
  ['16:45', 'time_et'],
  ['1000', 'usd'],
  ['1.5', 'count'],
  ['next banking day', 'text'],
])('%s as %s is fine', (written, unit) => {
  expect(diagnosticOf(value(written, unit)).diagnostic).toEqual([]);
});

test.each([
  ['usb', 'unit: "usb" is not known'],
  ['', 'the field "unit" is empty'],
])('a fact with the unit "%s" has one error, also if pages show it', (unit, message) => {
  const edit = value('1000', unit);
  const { diagnostics } = checkEdited(
    { ...edit, to: edit.to?.replace('¦', '') ?? '' },
    {
      file: 'updates/wire-reversals.md',
      from: 'A wire is final.',
      to: 'A wire of {fact:sample-value} is final.',
    },
  );
  expect(diagnostics).toEqual([expect.objectContaining({ file: 'content/facts.yaml', message })]);
});
