/** @jest-environment jsdom */
import '../../../tests/unit/setup';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownFor } from './clipboard';
import { addCopyButtons } from './copy-buttons';

beforeEach(() => {
  document.body.innerHTML =
    '<pre>elsewhere</pre><main><pre><code>curl <b>x</b>\n</code></pre><pre>two</pre></main>';
});

const copyButtons = () => screen.getAllByRole('button', { name: 'Copy' });

test('each code block of the page has one button', async () => {
  addCopyButtons();
  await waitFor(() => expect(copyButtons()).toHaveLength(2));
  const [one, two] = [...document.querySelectorAll('main pre')];
  expect(copyButtons().map(({ previousElementSibling }) => previousElementSibling)).toEqual([one, two]);
});

test('a code block that is alone in its element stays there, so that nothing is laid out again', () => {
  document.body.innerHTML = '<main><div><pre>one</pre></div><div><pre>two</pre></div></main>';
  const boxes = [...document.querySelectorAll('main > div')];
  addCopyButtons();
  expect(copyButtons().map(({ parentElement }) => parentElement)).toEqual(boxes);
});

test('it copies the code, confirms it, and offers it again after a moment', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  addCopyButtons();
  const [button] = screen.getAllByRole('button') as [HTMLButtonElement];
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('curl x');
  expect(button).toHaveTextContent('Copied');
  expect(button).toHaveAttribute('aria-live', 'polite');
  await user.tab();
  jest.advanceTimersByTime(shownFor / 2);
  await user.click(button);
  jest.advanceTimersByTime(shownFor - 1);
  expect(button).toHaveTextContent('Copied');
  jest.advanceTimersByTime(1);
  expect(button).toHaveTextContent(/^Copy$/);
  jest.useRealTimers();
});

test('it reports when copying fails', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  addCopyButtons();
  const [button] = screen.getAllByRole('button') as [HTMLButtonElement];
  await user.click(button);
  expect(button).toHaveTextContent('Could not be copied');
});
