import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Arrival from './Arrival';
import type { ServiceRecord } from './services';

const time = (value: string) => ({ value });
const base: ServiceRecord = {
  id: 'same-day',
  name: 'Same Day ACH',
  kind: 'windows',
  windows: [{ name: 'window 3', cutoff: time('16:45'), settlement: time('18:00') }],
  opens: null,
  cutoff: null,
  settlement: null,
  settled_by: null,
  expires: null,
  limit: { value: '1000000', words: '$1,000,000' },
  limit_note: null,
  directions: ['push', 'pull'],
  final: false,
  returns: { banking_days: time('2'), late: { calendar_days: time('60') } },
};
const wire: ServiceRecord = {
  ...base,
  id: 'fedwire',
  name: 'Fedwire',
  kind: 'span',
  windows: [],
  opens: time('21:00'),
  cutoff: time('18:45'),
  limit: null,
  limit_note: 'set by the bank',
  directions: ['push'],
  final: true,
  returns: { banking_days: null, late: null },
};

const open = (search: string, services = [base, wire]) => {
  window.history.replaceState(null, '', `/fees${search}`);
  return render(<Arrival services={services} />);
};
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

// Set by the inline script; without it the form is hidden.
beforeAll(() => document.documentElement.setAttribute('data-script', ''));
afterAll(() => document.documentElement.removeAttribute('data-script'));
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T16:21:07-05:00') }));
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

const sentence = () => screen.getByRole('status').textContent;
const steps = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('by default it shows the first service, submitted now', () => {
  open('');
  expect(sentence()).toBe(
    'It makes the cutoff for window 3 on Fri, Nov 20, 2026 at 4:45 p.m. ET and settles on Fri, Nov 20, 2026 at 6:00 p.m. ET.',
  );
  expect(steps()).toEqual([
    'Submitted Fri, Nov 20, 2026 at 4:21 p.m. ET',
    'Cutoff for window 3 Fri, Nov 20, 2026 at 4:45 p.m. ET',
    'Settles Fri, Nov 20, 2026 at 6:00 p.m. ET',
    'An ordinary return must arrive by the opening of Tue, Nov 24, 2026',
  ]);
  expect(screen.getByLabelText('Submitted, Eastern Time')).toHaveValue('2026-11-20T16:21');
  expect(screen.getByRole('button', { name: 'Now' })).toHaveAttribute('aria-pressed', 'true');
});

test('the address sets every field', () => {
  open('?service=fedwire&amount=5,000,000&at=2026-11-21T12:00');
  expect(sentence()).toBe(
    'Fedwire is closed until Sun, Nov 22, 2026 at 9:00 p.m. ET. It makes the cutoff on Mon, Nov 23, 2026 at 6:45 p.m. ET and settles within seconds of the opening.',
  );
  expect(screen.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveValue('5,000,000');
  expect(screen.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveAccessibleDescription(
    'Limit: set by the bank.',
  );
  expect(steps()?.at(-1)).toBe('Final It can’t be recalled.');
});

test('a payment that the merchant settles has no settlement day', () => {
  open('', [
    {
      ...wire,
      name: 'Card payment',
      kind: 'always',
      settled_by: 'the merchant',
      expires: time('7'),
      final: false,
    },
  ]);
  expect(sentence()).toBe('It settles when the merchant settles it.');
  expect(steps()).toEqual([
    'Submitted Fri, Nov 20, 2026 at 4:21 p.m. ET',
    'Settles When the merchant settles it',
    'Expires if not settled typically about Fri, Nov 27, 2026',
  ]);
});

test('choices are written to the address', async () => {
  open('?other=1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'You collect it');
  await user.type(screen.getByRole('textbox', { name: 'Amount in US dollars' }), '12.50');
  expect(window.location.search).toBe('?other=1&direction=pull&amount=12.50');
  expect(steps()?.at(-1)).toBe('Unauthorized debits can be returned for 60 days, until Tue, Jan 19, 2027');
});

test('an amount above the limit is refused with the reason', () => {
  open('?amount=1,000,000.01');
  expect(sentence()).toBe('It can’t go by Same Day ACH: the limit is $1,000,000.');
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  ['?amount=-5', 'Amount in US dollars', /^Enter an amount in dollars/],
  ['?at=2031-02-30T10:00', 'Submitted, Eastern Time', /^Enter a date and time/],
])('%s is reported at its field, and kept', (search, label, error) => {
  open(search);
  const field = screen.getByLabelText(label);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(error);
  expect(sentence()).toBe('');
  expect(window.location.search).toBe(search);
});

test('the direction field is hidden where a service has one direction', () => {
  open('?service=fedwire&direction=pull');
  expect(screen.queryByRole('combobox', { name: 'Direction' })).toBeNull();
  expect(sentence()).toMatch(/settles within seconds\.$/);
});

test('the holidays are those of the chosen year', () => {
  open('?at=2031-11-26T17:00');
  // Thanksgiving is November 27 in 2031.
  expect(sentence()).toContain('settles on Fri, Nov 28, 2031 at 6:00 p.m. ET');
});

test('a time that clocks skip is explained', () => {
  open('?at=2027-03-14T02:30');
  expect(screen.getByText('Clocks skip 2:30 a.m. that night. We use 3:30 a.m. instead.')).toBeInTheDocument();
});

test('the result follows the clock until a time is chosen, and again after "Now"', async () => {
  open('');
  act(() => jest.setSystemTime(new Date('2026-11-20T16:45:01-05:00')));
  act(() => jest.advanceTimersByTime(1000));
  expect(sentence()).toContain('Mon, Nov 23, 2026 at 4:45 p.m. ET');
  act(() => window.history.replaceState(null, '', '/fees?at=2026-11-20T09:00'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(sentence()).toContain('Fri, Nov 20, 2026 at 4:45 p.m. ET');
  await user.click(screen.getByRole('button', { name: 'Now' }));
  expect(sentence()).toContain('Mon, Nov 23, 2026 at 4:45 p.m. ET');
  expect(window.location.search).toBe('');
});

test('a rail without services has no form', () => {
  const { container } = open('', []);
  expect(container).toBeEmptyDOMElement();
});
