/** @jest-environment jsdom */
import '../../../tests/unit/setup';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addCopyButtons } from './copy-buttons';

beforeEach(() => {
  document.body.innerHTML =
    '<pre>elsewhere</pre><article><pre><code>curl <b>x</b>\n</code></pre><pre>two</pre></article>';
});

test('each block of code in the article has one button, however often they are added', () => {
  addCopyButtons();
  addCopyButtons();
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
});

test('it copies the code as it is read, says so, and is ready again when it is left', async () => {
  const user = userEvent.setup();
  addCopyButtons();
  const [button] = screen.getAllByRole('button') as [HTMLButtonElement];
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('curl x');
  expect(button).toHaveTextContent('Copied');
  expect(button).toHaveAttribute('aria-live', 'polite');
  await user.tab();
  expect(button).toHaveTextContent('Copy');
});

test('where nothing can be copied it says so', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  addCopyButtons();
  const [button] = screen.getAllByRole('button') as [HTMLButtonElement];
  await user.click(button);
  expect(button).toHaveTextContent('Could not be copied');
});
