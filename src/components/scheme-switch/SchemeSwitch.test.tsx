import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SchemeSwitch } from './SchemeSwitch';

const words = { title: 'Color scheme', system: 'System', light: 'Light', dark: 'Dark' };
const root = document.documentElement;

beforeEach(() => root.setAttribute('data-script', ''));
afterEach(() => {
  for (const name of ['data-script', 'data-scheme']) root.removeAttribute(name);
});

test("it's a named group of three choices, of which the system's is the default", () => {
  render(<SchemeSwitch words={words} />);
  const group = within(screen.getByRole('group', { name: 'Color scheme' }));
  expect(group.getAllByRole('radio')).toHaveLength(3);
  expect(group.getByRole('radio', { name: 'System' })).toBeChecked();
  for (const name of ['Light', 'Dark']) expect(group.getByRole('radio', { name })).not.toBeChecked();
});

test('a switch on the next page shows the choice', () => {
  root.setAttribute('data-scheme', 'dark');
  render(<SchemeSwitch words={words} />);
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('Tab reaches it once, arrows choose', async () => {
  render(<SchemeSwitch words={words} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'System' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('two switches on a page are separate groups', async () => {
  render(
    <>
      <SchemeSwitch words={words} />
      <SchemeSwitch words={words} />
    </>,
  );
  await userEvent.click(screen.getAllByText('Dark')[1] as HTMLElement);
  expect(
    screen.getAllByRole('radio', { checked: true }).map((input) => (input as HTMLInputElement).value),
  ).toEqual(['system', 'dark']);
});

test("it's hidden without JavaScript, when nothing could remember a choice", () => {
  root.removeAttribute('data-script');
  render(<SchemeSwitch words={words} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
