/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useHoverIntent } from './use-hover-intent';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const intent = () => renderHook(() => useHoverIntent(100));

test('what is to run later runs after the grace, once', () => {
  const act = jest.fn();
  intent().result.current.later(act);
  jest.advanceTimersByTime(99);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what comes next takes the place of what was to run', () => {
  const { current } = intent().result;
  const [first, second] = [jest.fn(), jest.fn()];
  current.later(first);
  jest.advanceTimersByTime(50);
  current.later(second);
  jest.advanceTimersByTime(1_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('what is canceled does not run', () => {
  const act = jest.fn();
  const { current } = intent().result;
  current.later(act);
  current.cancel();
  jest.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});

test('nothing runs once the navigation is gone', () => {
  const act = jest.fn();
  const { result, unmount } = intent();
  result.current.later(act);
  unmount();
  jest.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});

test('it stays the same from one render to the next', () => {
  const { result, rerender } = intent();
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
