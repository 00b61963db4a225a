/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { reportPageChange, usePageChange } from './use-page-change';

const act = jest.fn();

beforeEach(() => act.mockClear());

test('it runs once for each change', () => {
  const { rerender } = renderHook(() => usePageChange(() => act()));
  rerender();
  expect(act).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    reportPageChange();
    rerender();
    expect(act).toHaveBeenCalledTimes(times);
  }
});

test("what a form writes to the address doesn't run it", () => {
  const { rerender } = renderHook(() => usePageChange(act));
  window.history.replaceState(null, '', '/fees?account=1000');
  rerender();
  expect(act).not.toHaveBeenCalled();
});

test('it ends with the component', () => {
  renderHook(() => usePageChange(act)).unmount();
  reportPageChange();
  expect(act).not.toHaveBeenCalled();
});
