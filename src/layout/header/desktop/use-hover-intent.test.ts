/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useHoverIntent } from './use-hover-intent';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const intent = () => renderHook(() => useHoverIntent(100));

test('a scheduled action runs once, after the grace period', () => {
  const act = jest.fn();
  intent().result.current.schedule(act);
  jest.advanceTimersByTime(99);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a new action replaces the scheduled one', () => {
  const { current } = intent().result;
  const [first, second] = [jest.fn(), jest.fn()];
  current.schedule(first);
  jest.advanceTimersByTime(50);
  current.schedule(second);
  jest.advanceTimersByTime(1_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test("a canceled action doesn't run", () => {
  const act = jest.fn();
  const { current } = intent().result;
  current.schedule(act);
  current.cancel();
  jest.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});

test('nothing runs after unmounting', () => {
  const act = jest.fn();
  const { result, unmount } = intent();
  result.current.schedule(act);
  unmount();
  jest.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});

test('the object stays the same between renders', () => {
  const { result, rerender } = intent();
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
