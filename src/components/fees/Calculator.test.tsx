import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Calculator from './Calculator';

const row = { charged_by: 'us', unit: 'per transfer', volume: null } as const;
const groups = [
  {
    id: 'ach',
    title: 'ACH',
    rows: [
      { ...row, id: 'ach-standard', cents: 25, volume: 'Standard ACH transfers' },
      { ...row, id: 'ach-incoming', cents: 0 },
    ],
  },
  {
    id: 'wires',
    title: 'Wires',
    rows: [{ ...row, id: 'wire', cents: 1000, charged_by: 'bank', volume: 'Outgoing wires' }],
  },
  { id: 'platform', title: 'Platform', rows: [{ ...row, id: 'minimum', cents: 50_000 }] },
] as const;

function open(search: string, notice: string | null = null) {
  window.history.replaceState(null, '', `/fees${search}`);
  const calculator = { title: 'A month', lede: 'Write your volumes.', minimum: 'minimum' };
  return render(<Calculator calculator={calculator} groups={groups} us="Halyard" notice={notice} />);
}

// Set by the inline script; without it the form is hidden.
beforeAll(() => document.documentElement.setAttribute('data-script', ''));
afterAll(() => document.documentElement.removeAttribute('data-script'));

const sentence = () => screen.getByRole('status').textContent;
const ach = () => screen.getByRole('textbox', { name: 'Standard ACH transfers' });
const rows = () =>
  within(screen.getByRole('table', { name: /^A month: monthly cost/ }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => [...each.children].map(({ textContent }) => textContent).join(' | '));

test('without volumes it is the monthly minimum', () => {
  open('');
  expect(sentence()).toBe('Your month costs $500.00: $500.00 from Halyard, $0.00 from the partner bank.');
});

test('it has a field for each fee with a volume, by group, with the unit price', () => {
  open('');
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
    'ACH',
    'Wires',
  ]);
  expect(ach()).toHaveAccessibleDescription('$0.25 per transfer');
});

test('the address sets every volume', () => {
  open('?ach-standard=1,200&wire=4&service=rtp');
  expect(ach()).toHaveValue('1,200');
  expect(sentence()).toBe('Your month costs $540.00: $500.00 from Halyard, $40.00 from the partner bank.');
  expect(rows()).toEqual([
    'Standard ACH transfers | 1,200 | $300.00',
    'Outgoing wires | 4 | $40.00',
    'Halyard charges | $300.00',
    'Up to the monthly minimum | $200.00',
    'The partner bank charges | $40.00',
    'Total | $540.00',
  ]);
});

test('the link holds the volumes of this month only', () => {
  open('?ach-standard=1,200&service=rtp');
  expect(screen.getByRole('link', { name: 'Link to this month' })).toHaveAttribute(
    'href',
    '?ach-standard=1200#calculator',
  );
});

test('a volume is written to the address and keeps the other parameters', async () => {
  open('?service=rtp');
  await userEvent.type(ach(), '4000');
  expect(window.location.search).toBe('?service=rtp&ach-standard=4000');
  expect(sentence()).toContain('$1,000.00 from Halyard');
  await userEvent.clear(ach());
  expect(window.location.search).toBe('?service=rtp');
});

test.each(['-5', '2.5', 'many', '10000001'])(
  '%s is reported at its field, and no total is shown; the address stays the same',
  async (text) => {
    open('?ach-standard=4000');
    await userEvent.tripleClick(ach());
    await userEvent.paste(text);
    expect(ach()).toHaveValue(text);
    expect(ach()).toBeInvalid();
    expect(ach()).toHaveAccessibleDescription('Enter a whole number from 0 to 10,000,000.');
    expect(sentence()).toMatch(/^A volume isn’t a whole number/);
    expect(screen.queryByRole('table')).toBeNull();
    expect(window.location.search).toBe('?ach-standard=4000');
  },
);

test('an error stays while another field is filled in, and goes once it is fixed', async () => {
  open('');
  await userEvent.type(ach(), 'x');
  await userEvent.type(screen.getByRole('textbox', { name: 'Outgoing wires' }), '3');
  expect(ach()).toHaveValue('x');
  expect(ach()).toBeInvalid();
  expect(window.location.search).toBe('?wire=3');
  await userEvent.type(ach(), '{backspace}7');
  expect(ach()).toBeValid();
  expect(window.location.search).toBe('?wire=3&ach-standard=7');
});

test('a new address clears the errors, and they stay away', async () => {
  open('');
  await userEvent.type(ach(), 'x');
  act(() => window.history.replaceState(null, '', '/fees?ach-standard=9'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await userEvent.type(screen.getByRole('textbox', { name: 'Outgoing wires' }), '3');
  expect(ach()).toHaveValue('9');
  expect(ach()).toBeValid();
});

test('an invalid address is reported, and no total is shown', () => {
  open('?ach-standard=-5&wire=2');
  expect(ach()).toBeInvalid();
  expect(ach()).toHaveValue('-5');
  expect(sentence()).toBe('A volume isn’t a whole number from 0 to 10,000,000. Fix the marked fields.');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([['The amounts are samples.'], [null]])('the note about samples: %p', (notice) => {
  open('', notice);
  expect(Boolean(screen.queryByText('The amounts are samples.'))).toBe(notice !== null);
});
