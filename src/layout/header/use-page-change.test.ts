/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { usePageChange } from './use-page-change';

const start = (address: string) => window.history.replaceState(null, '', address);
const act = jest.fn();

beforeEach(() => act.mockClear());

test.each([
  ['/', '/fees', 1],
  ['/updates', '/updates?filter=Customer+story', 1],
  ['/updates?filter=Customer+story', '/updates', 1],
  ['/fees', '/fees', 0],
  ['/fees', '/fees#how', 0],
])('from %s to %s it runs %d times', (from, to, times) => {
  start(from);
  const { rerender } = renderHook(() => usePageChange(act));
  expect(act).not.toHaveBeenCalled();
  window.history.pushState(null, '', to);
  rerender();
  expect(act).toHaveBeenCalledTimes(times);
});

test('it runs once for each change', () => {
  start('/');
  const { rerender } = renderHook(() => usePageChange(act));
  for (const address of ['/fees', '/', '/']) {
    window.history.pushState(null, '', address);
    rerender();
    rerender();
  }
  expect(act).toHaveBeenCalledTimes(2);
});
