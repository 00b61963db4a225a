import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '../../../tests/support/page/translate';
import { type ChoiceRecord, candidatesFrom } from './candidates';
import { RailChooser } from './RailChooser';

const value = (text: string) => ({ value: text });
const ach: ChoiceRecord = {
  id: 'ach',
  name: 'Same Day ACH',
  kind: 'windows',
  settles: '18:00 ET',
  timetable: '16:45 ET',
  limit: { value: '1000000', words: '$1,000,000' },
  limit_note: null,
  directions: ['push', 'pull'],
  final: false,
  returns: { banking_days: value('2'), late: { calendar_days: value('60') } },
  not_in_chooser: false,
  fee: 'ach-fee',
};
const rtp: ChoiceRecord = {
  ...ach,
  id: 'rtp',
  name: 'Real-Time Payments',
  kind: 'always',
  settles: 'in seconds',
  timetable: 'never closes',
  limit: null,
  limit_note: 'set by the bank',
  directions: ['push'],
  final: true,
  returns: { banking_days: null, late: null },
  fee: 'rtp-fee',
};
const services = candidatesFrom(
  [
    { rail: 'ach', product: { path: '/products/ach' }, services: [ach] },
    { rail: 'rtp', product: { path: '/products/real-time-payments' }, services: [rtp] },
    {
      rail: 'accounts',
      product: { path: '/products/bank-accounts' },
      services: [{ ...rtp, id: 'between-accounts', not_in_chooser: true }],
    },
  ],
  [
    { id: 'ach-fee', cents: 75, unit: 'per transfer' },
    { id: 'rtp-fee', cents: 50, unit: 'per transfer' },
  ],
);

function open(search: string) {
  window.history.replaceState(null, '', `/products${search}`);
  return render(
    <RailChooser
      title="Which rail?"
      lede="Say what it must do."
      note="Fees are samples."
      services={services}
    />,
  );
}

// Set by the inline script; without it the form is hidden.
beforeAll(() => document.documentElement.setAttribute('data-script', ''));
afterAll(() => document.documentElement.removeAttribute('data-script'));

const sentence = () => screen.getByRole('status').textContent;
const ranked = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('records become candidates, except those that are left out of the choice: dollars become cents, and the fee comes from fees.yaml', () => {
  expect(
    services.map(({ id, limit, limitNote, returnDays, lateReturnDays, fee, rail, path }) => [
      id,
      limit?.cents ?? null,
      limitNote,
      returnDays,
      lateReturnDays,
      fee.cents,
      rail,
      path,
    ]),
  ).toEqual([
    ['ach', 100_000_000, '', 2, 60, 75, 'ach', '/products/ach'],
    ['rtp', null, 'set by the bank', null, null, 50, 'rtp', '/products/real-time-payments'],
  ]);
});

test('the defaults give a ranking at once', () => {
  open('');
  expect(sentence()).toBe('Real-Time Payments is the best fit. 1 of 2 services fit.');
  expect(ranked()).toEqual([
    "R Real-Time Payments fitsIt settles in seconds and never closes; is final: it can't be recalled; costs $0.50 per transfer.",
    'A Same Day ACH doesn’t fitWhy not: it is too slow: it settles at 18:00 ET on a banking day.',
  ]);
  expect(screen.getByRole('link', { name: 'Same Day ACH' })).toHaveAttribute('href', '/products/ach');
});

test('the address sets every field, and the link repeats it', () => {
  open('?amount=1,000,000&direction=pull&urgency=today&other=1');
  expect(screen.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveValue('1,000,000');
  expect(screen.getByRole('combobox', { name: 'Direction' })).toHaveDisplayValue('You collect it');
  expect(sentence()).toBe('Same Day ACH is the best fit. 1 of 2 services fit.');
  expect(ranked()[0]).toContain('Note: it settles the same day only if it makes a cutoff');
  expect(screen.getByRole('link', { name: 'Link to this result' })).toHaveAttribute(
    'href',
    '?amount=1%2C000%2C000&direction=pull&urgency=today#chooser',
  );
});

test('the note about fees is beside the result', () => {
  open('');
  expect(screen.getByText(/Fees are samples\./)).toHaveTextContent('Link to this result. Fees are samples.');
});

test('choices are written to the address', async () => {
  open('?other=1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How soon' }), 'Within days');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Once it has settled' }),
    'It must be final',
  );
  await userEvent.type(screen.getByRole('textbox'), '12.50');
  expect(window.location.search).toBe('?other=1&urgency=days&final=yes&amount=12.50');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How soon' }), 'Now');
  expect(window.location.search).toBe('?other=1&final=yes&amount=12.50');
});

test('if no service fits, it says so, with the reasons', () => {
  open('?direction=pull&final=yes&urgency=now');
  expect(sentence()).toBe('No service fits all of this. The closest ones come first.');
  expect(ranked()[0]).toContain('Why not: it only sends money.');
});

test.each(['-5', '2.5', 'much'])(
  "%s isn't an amount: the field shows an error, and nothing is ranked",
  (amount) => {
    open(`?amount=${amount}`);
    const field = screen.getByRole('textbox');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^Enter an amount in dollars/);
    expect(field).toHaveValue(amount);
    expect(sentence()).toBe('');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  },
);

test('unknown values count as the first choice', () => {
  open('?direction=up&urgency=soon&final=maybe');
  expect(sentence()).toBe('Real-Time Payments is the best fit. 1 of 2 services fit.');
  expect(screen.getByRole('combobox', { name: 'Direction' })).toHaveDisplayValue('You send it');
});

test('a service whose fee is unknown is left out', () => {
  const rails = [{ rail: 'ach', product: { path: '/products/ach' }, services: [ach] }] as const;
  expect(candidatesFrom(rails, [])).toEqual([]);
});

test('on a translated page the reasons are those of the new requirements', async () => {
  const user = userEvent.setup();
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  open('');
  translate();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Once it has settled' }), 'yes');
  const translated = texts();
  document.body.replaceChildren();
  open('?final=yes');
  expect(translated).toEqual(texts());
});
