import { act, renderHook } from '@testing-library/react';
import { replaceQuery, useQuery } from './use-query';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ kept: true }, '', '/fees?other=1#table');
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('changes are known at once, and a moment later in the address, without a history entry', () => {
  const before = window.history.length;
  const { result } = renderHook(useQuery);
  expect(result.current).toBe('?other=1');
  act(() => replaceQuery({ amount: '2,500' }));
  act(() => replaceQuery({ rail: 'fedwire', other: '' }));
  expect(result.current).toBe('?amount=2%2C500&rail=fedwire');
  expect(window.location.search).toBe('?other=1');
  jest.advanceTimersByTime(300);
  expect(window.location.href).toMatch(/\/fees\?amount=2%2C500&rail=fedwire#table$/);
  expect(window.history.state).toEqual({ kept: true });
  expect(window.history.length).toBe(before);
});

test('the question mark goes with the last value', () => {
  replaceQuery({ other: '' });
  jest.advanceTimersByTime(300);
  expect(window.location.href).toMatch(/\/fees#table$/);
});

test('a change is in the address before the visitor leaves the page', () => {
  renderHook(useQuery);
  act(() => replaceQuery({ amount: '1' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(window.location.search).toBe('?other=1&amount=1');
});

test('going back updates the query', () => {
  const { result } = renderHook(useQuery);
  act(() => {
    window.history.replaceState(null, '', '/fees?rail=rtp');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current).toBe('?rail=rtp');
});
