import { TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const changes = jest.fn<void, [string]>();

test('a text field is named by its label and described by its hint', () => {
  render(
    <TextField label="Amount" name="amount" hint="In US dollars." value="12" onChange={() => undefined} />,
  );
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveValue('12');
  expect(field).toHaveAccessibleDescription('In US dollars.');
  expect(field).toBeValid();
});

test('the error replaces the hint', () => {
  render(
    <TextField
      label="Amount"
      name="amount"
      hint="In US dollars."
      error="Use digits only."
      value="x"
      onChange={() => undefined}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Use digits only.');
  expect(screen.queryByText('In US dollars.')).toBeNull();
});

test('an error is announced: its place is on the page before it appears', () => {
  const field = (error?: string) => (
    <TextField label="Amount" name="amount" error={error} value="x" onChange={() => undefined} />
  );
  const { rerender, container } = render(field());
  const place = container.querySelector('[aria-live="polite"]');
  expect(place).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  rerender(field('Use digits only.'));
  expect(place).toHaveTextContent('Use digits only.');
  expect(container).toContainElement(place as HTMLElement);
});

test('typing passes on the new text', async () => {
  const onChange = jest.fn();
  render(<TextField label="Amount" name="amount" value="1" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), '2');
  expect(onChange).toHaveBeenCalledWith('12');
});

test('a new value is shown, and one that clearing the field does not change is back when the visitor leaves it', async () => {
  const withValue = (value: string) => (
    <TextField label="Submitted" name="at" value={value} onChange={() => undefined} />
  );
  const { rerender } = render(withValue('12:00'));
  rerender(withValue('12:01'));
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('12:01');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveValue('12:01');
});

test('a choice passes on its value', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'rtp', name: 'Real-Time Payments' },
    { value: 'fedwire', name: 'Fedwire' },
  ];
  render(<SelectField label="Service" name="rail" value="rtp" options={options} onChange={onChange} />);
  const list = screen.getByRole('combobox', { name: 'Service' });
  expect(list).toHaveDisplayValue('Real-Time Payments');
  await userEvent.selectOptions(list, 'Fedwire');
  expect(onChange).toHaveBeenCalledWith('fedwire');
});

const rails = [
  { value: 'ach', name: 'ACH' },
  { value: 'wire', name: 'Wire' },
];
const formParts = [
  [
    'text',
    <TextField key="a" label="Amount" name="amount" value="" onChange={(text) => changes(text)} />,
    'textbox',
    '12',
  ],
  [
    'choice',
    <SelectField
      key="b"
      label="Rail"
      name="rail"
      value="ach"
      options={rails}
      onChange={(text) => changes(text)}
    />,
    'combobox',
    'wire',
  ],
] as const;

/** The built page of a form, in which the visitor has entered a value. */
async function built(element: ReactElement, role: 'textbox' | 'combobox', value: string): Promise<Element> {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.replaceChildren(container);
  (screen.getByRole(role) as HTMLInputElement).value = value;
  changes.mockClear();
  return container;
}

test.each(formParts)('a %s made before hydration is reported after it', async (_, element, role, value) => {
  const container = await built(element, role, value);
  render(element, { container, hydrate: true });
  expect(changes.mock.calls).toEqual([[value]]);
});
