import { TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const changes = jest.fn<void, [string]>();

test('a text field is named by its label and described by its hint', () => {
  render(<TextField label="Amount" hint="In US dollars." value="12" onChange={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveValue('12');
  expect(field).toHaveAccessibleDescription('In US dollars.');
  expect(field).toBeValid();
});

test('the error replaces the hint', () => {
  render(
    <TextField
      label="Amount"
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

test('typing passes on the new text', async () => {
  const onChange = jest.fn();
  render(<TextField label="Amount" value="1" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), '2');
  expect(onChange).toHaveBeenCalledWith('12');
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

test.each([
  ['text', <TextField key="a" label="Amount" value="" onChange={(text) => changes(text)} />, 'textbox', '12'],
  [
    'choice',
    <SelectField
      key="b"
      label="Rail"
      name="rail"
      value="ach"
      options={[
        { value: 'ach', name: 'ACH' },
        { value: 'wire', name: 'Wire' },
      ]}
      onChange={(text) => changes(text)}
    />,
    'combobox',
    'wire',
  ],
] as const)('a %s made before hydration is reported after it', async (_, element, role, value) => {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.replaceChildren(container);
  (screen.getByRole(role) as HTMLInputElement).value = value;
  changes.mockClear();
  render(element, { container, hydrate: true });
  expect(changes.mock.calls).toEqual([[value]]);
  expect(screen.getByRole(role)).toHaveValue(value);
});
