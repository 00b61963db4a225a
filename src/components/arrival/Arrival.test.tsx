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

// As the inline script does, without which the form is not shown.
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

test('without a choice it tells of the first service, sent now', () => {
  open('');
  expect(sentence()).toBe(
    'It makes the cutoff of window 3 on Fri 20 Nov 2026, 16:45 ET and settles on Fri 20 Nov 2026, 18:00 ET.',
  );
  expect(steps()).toEqual([
    'SubmittedFri 20 Nov 2026, 16:21 ET',
    'Cutoff of window 3Fri 20 Nov 2026, 16:45 ET',
    'SettlesFri 20 Nov 2026, 18:00 ET',
    'An ordinary return must arrive bythe opening of Tue 24 Nov 2026',
  ]);
  expect(screen.getByLabelText('Submitted, Eastern Time')).toHaveValue('2026-11-20T16:21');
  expect(screen.getByRole('button', { name: 'Now' })).toHaveAttribute('aria-pressed', 'true');
});

test('the address says it all', () => {
  open('?service=fedwire&amount=5,000,000&at=2026-11-21T12:00');
  expect(sentence()).toBe(
    'Fedwire is closed until Sun 22 Nov 2026, 21:00 ET. It makes the cutoff on Mon 23 Nov 2026, 18:45 ET and settles within seconds of the opening.',
  );
  expect(screen.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveValue('5,000,000');
  expect(screen.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveAccessibleDescription(
    'Ceiling: set by the bank.',
  );
  expect(steps()?.at(-1)).toBe("FinalIt can't be recalled.");
});

test('what the merchant settles is told without a day', () => {
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
    'SubmittedFri 20 Nov 2026, 16:21 ET',
    'SettlesWhen the merchant settles it',
    'Expires if not settledtypically about Fri 27 Nov 2026',
  ]);
});

test('what is chosen goes into the address', async () => {
  open('?other=1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'You collect it');
  await user.type(screen.getByRole('textbox', { name: 'Amount in US dollars' }), '12.50');
  expect(window.location.search).toBe('?other=1&direction=pull&amount=12.50');
  expect(steps()?.at(-1)).toBe('Unauthorized debits can be returned for 60 days, untilTue 19 Jan 2027');
});

test('an amount above the ceiling cannot go, and says why', () => {
  open('?amount=1,000,000.01');
  expect(sentence()).toBe("You can't send it by Same Day ACH: the limit is $1,000,000.");
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  ['?amount=-5', 'Amount in US dollars', /^Write an amount in dollars/],
  ['?at=2031-02-30T10:00', 'Submitted, Eastern Time', /^Enter a date and time/],
])('%s is answered at its field, and kept', (search, label, error) => {
  open(search);
  const field = screen.getByLabelText(label);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(error);
  expect(sentence()).toBe('');
  expect(window.location.search).toBe(search);
});

test('a direction that the service does not know is not asked for', () => {
  open('?service=fedwire&direction=pull');
  expect(screen.queryByRole('combobox', { name: 'Direction' })).toBeNull();
  expect(sentence()).toMatch(/settles within seconds\.$/);
});

test('a time that clocks skip is explained', () => {
  open('?at=2027-03-14T02:30');
  expect(screen.getByText('Clocks skip 02:30 that night, so this uses 03:30.')).toBeInTheDocument();
});

test('the answer follows the clock until a time is chosen, and again after "Now"', async () => {
  open('');
  act(() => jest.setSystemTime(new Date('2026-11-20T16:45:01-05:00')));
  act(() => jest.advanceTimersByTime(1000));
  expect(sentence()).toContain('Mon 23 Nov 2026, 16:45 ET');
  act(() => window.history.replaceState(null, '', '/fees?at=2026-11-20T09:00'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(sentence()).toContain('Fri 20 Nov 2026, 16:45 ET');
  await user.click(screen.getByRole('button', { name: 'Now' }));
  expect(sentence()).toContain('Mon 23 Nov 2026, 16:45 ET');
  expect(window.location.search).toBe('');
});

test('a rail without services has no form', () => {
  const { container } = open('', []);
  expect(container).toBeEmptyDOMElement();
});
