import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeTabs } from './CodeTabs';

const samples = ['cURL', 'Python', 'Go'].map((name) => ({
  name,
  html: `<pre tabindex="0"><code>${name} code</code></pre>`,
}));

const show = () => render(<CodeTabs samples={samples} legend="Language of the example" />);
const choice = (name: string) => screen.getByRole('radio', { name });

/** The visible snippets. */
const shown = (): string[] =>
  samples
    .map(({ name }) => name)
    .filter(
      (name) =>
        getComputedStyle(screen.getByText(`${name} code`).closest('div') as Element).display !== 'none',
    );

test("it's one named group with a choice for each language", () => {
  show();
  expect(screen.getByRole('group', { name: 'Language of the example' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'cURL',
    'Python',
    'Go',
  ]);
});

test('the first is chosen, and only it is shown', () => {
  show();
  expect(choice('cURL')).toBeChecked();
  expect(shown()).toEqual(['cURL']);
});

test('a click on a name shows its snippet instead of the other', async () => {
  show();
  await userEvent.click(screen.getByText('Go'));
  expect(choice('Go')).toBeChecked();
  expect(shown()).toEqual(['Go']);
});

test('two groups on a page are independent', async () => {
  render(
    <>
      <CodeTabs samples={samples} legend="First" />
      <CodeTabs samples={samples} legend="Second" />
    </>,
  );
  const radios = screen.getAllByRole('radio', { name: 'Go' });
  await userEvent.click(radios[1] as HTMLElement);
  expect(
    screen.getAllByRole('radio', { checked: true }).map((radio) => (radio as HTMLInputElement).value),
  ).toEqual(['cURL', 'Go']);
});

test('a choice made before hydration is kept', () => {
  const { container, rerender } = show();
  (container.querySelector('input[value="Go"]') as HTMLInputElement).checked = true;
  rerender(<CodeTabs samples={samples} legend="Language of the example" />);
  expect(choice('Go')).toBeChecked();
});
