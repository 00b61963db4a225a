import { act, render, screen } from '@testing-library/react';
import { NavigationStatus } from './NavigationStatus';
import { clearStatus, offerDelay, progressDelay, showFailure, showLoading } from './status';

const retry = jest.fn();
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  retry.mockClear();
  render(<NavigationStatus />);
});
afterEach(() => {
  act(clearStatus);
  jest.useRealTimers();
});

test("a quick navigation isn't announced", () => {
  act(() => showLoading(retry));
  act(() => jest.advanceTimersByTime(progressDelay - 1));
  act(clearStatus);
  act(() => jest.advanceTimersByTime(offerDelay));
  expect(said()).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a slow one is announced, and after a long time a full load is offered', () => {
  act(() => showLoading(retry));
  act(() => jest.advanceTimersByTime(progressDelay));
  expect(said()).toBe('Loading the page…');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(offerDelay - progressDelay));
  act(() => screen.getByRole('button', { name: 'Load the whole page' }).click());
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the visitor can retry a failure, and it retries when the network is back', () => {
  act(() => showFailure({ kind: 'offline', retry }));
  expect(said()).toBe('You’re offline. The page will open when the connection is back.');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('dismissing it removes it and moves the focus to the page, and nothing is retried', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'gatsby-focus-wrapper';
  page.tabIndex = -1;
  act(() => showFailure({ kind: 'unreachable', retry }));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(said()).toBe('');
  expect(page).toHaveFocus();
  page.remove();
  window.dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
});
