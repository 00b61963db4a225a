import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

test('a text field is named by its label and described by its hint', () => {
  render(<TextField label="Amount" hint="In US dollars." value="12" onChange={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveValue('12');
  expect(field).toHaveAccessibleDescription('In US dollars.');
  expect(field).toBeValid();
});

test('what is wrong takes the place of the hint', () => {
  render(
    <TextField
      label="Amount"
      hint="In US dollars."
      error="Write digits alone."
      value="x"
      onChange={() => undefined}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Write digits alone.');
  expect(screen.queryByText('In US dollars.')).toBeNull();
});

test('typing tells the new text', async () => {
  const onChange = jest.fn();
  render(<TextField label="Amount" value="1" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), '2');
  expect(onChange).toHaveBeenCalledWith('12');
});

test('a choice tells its value', async () => {
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
