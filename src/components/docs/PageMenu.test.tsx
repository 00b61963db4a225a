import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '../../../tests/support/page/translate';
import { shownFor } from '../../lib/code/clipboard';
import { PageMenu } from './PageMenu';

// Set by the inline script; without it there are no copy buttons.
beforeAll(() => document.documentElement.setAttribute('data-script', ''));
afterAll(() => document.documentElement.removeAttribute('data-script'));

const show = () => render(<PageMenu path="/documentation/fedach.md" origin="https://halyard.example" />);
const details = () => document.querySelector('details') as HTMLDetailsElement;

test('it links to the Markdown and passes its address to assistants', () => {
  show();
  details().open = true;
  expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/documentation/fedach.md',
  );
  const words = encodeURIComponent('https://halyard.example/documentation/fedach.md');
  for (const [name, host] of [
    ['Open in ChatGPT', 'https://chatgpt.com/'],
    ['Open in Claude', 'https://claude.ai/new'],
  ] as const) {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(href.startsWith(`${host}?q=`)).toBe(true);
    expect(href).toContain(words);
  }
});

test('it copies the Markdown and says so', async () => {
  const user = userEvent.setup();
  const fetched = jest.fn().mockResolvedValue({ ok: true, text: async () => '# FedACH\n' });
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
  show();
  await user.click(screen.getByRole('button'));
  expect(fetched).toHaveBeenCalledWith('/documentation/fedach.md');
  expect(await navigator.clipboard.readText()).toBe('# FedACH\n');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
});

test('what came of a copy is shown for a moment, wherever the focus has gone meanwhile', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let arrive = (_: unknown) => {};
  const late = new Promise((resolve) => {
    arrive = resolve;
  });
  Object.defineProperty(window, 'fetch', { value: () => late, configurable: true });
  show();
  await user.click(screen.getByRole('button'));
  await user.tab();
  arrive({ ok: true, text: async () => '# FedACH\n' });
  await screen.findByText('Copied');
  act(() => jest.advanceTimersByTime(shownFor));
  expect(screen.getByRole('button')).toHaveTextContent('Copy as Markdown');
  jest.useRealTimers();
});

test.each([
  ['the file is missing', () => Promise.resolve({ ok: false })],
  ['the network is down', () => Promise.reject(new Error('offline'))],
])('when %s it says so', async (_what, answer) => {
  Object.defineProperty(window, 'fetch', { value: answer, configurable: true });
  show();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Could not be copied');
});

test('on a translated page the button reports a failed copy', async () => {
  const missing = jest.fn().mockResolvedValue({ ok: false });
  Object.defineProperty(window, 'fetch', { value: missing, configurable: true });
  show();
  translate();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Could not be copied');
});

test('Escape closes it and returns focus to the summary; leaving it closes it too', async () => {
  show();
  details().open = true;
  screen.getByRole('link', { name: 'View as Markdown' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(details().open).toBe(false);
  expect(document.querySelector('summary')).toHaveFocus();
  details().open = true;
  screen.getByRole('link', { name: 'Open in Claude' }).focus();
  screen.getByRole('button').focus();
  expect(details().open).toBe(false);
});
