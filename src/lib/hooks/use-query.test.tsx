import { TextEncoder } from 'node:util';
import { act, renderHook } from '@testing-library/react';
import { replaceQuery, showQuery, useQuery } from './use-query';

function Query() {
  return <i>{useQuery() || 'none'}</i>;
}

beforeEach(() => {
  window.history.replaceState({ kept: true }, '', '/fees?other=1#table');
  showQuery();
});

test('a value is added to the query, and all subscribers are notified', () => {
  const { result } = renderHook(useQuery);
  expect(result.current).toBe('?other=1');
  act(() => replaceQuery({ amount: '2,500', rail: 'fedwire' }));
  expect(result.current).toBe('?other=1&amount=2%2C500&rail=fedwire');
  expect(window.location.hash).toBe('#table');
  expect(window.history.state).toEqual({ kept: true });
});

test('an empty value is removed from the query, the question mark with the last one', () => {
  replaceQuery({ other: '' });
  expect(window.location.href).toMatch(/\/fees#table$/);
});

test('a value is added in browsers where a query has no size', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  replaceQuery({ amount: '1' });
  expect(window.location.search).toBe('?other=1&amount=1');
  if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
});

test('no history entry is added', () => {
  const before = window.history.length;
  replaceQuery({ amount: '1' });
  expect(window.history.length).toBe(before);
});

test('going back updates the query', () => {
  const { result } = renderHook(useQuery);
  act(() => {
    window.history.replaceState(null, '', '/fees?rail=rtp');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current).toBe('?rail=rtp');
});

describe('while Back loads another page', () => {
  const goTo = (address: string) =>
    act(() => {
      window.history.replaceState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  test('the page on the screen keeps its query, and what is entered stays out of the other address', () => {
    const { result } = renderHook(useQuery);
    goTo('/contact?topic=1');
    expect(result.current).toBe('?other=1');
    act(() => replaceQuery({ amount: '2' }));
    expect(result.current).toBe('?other=1&amount=2');
    expect(window.location.href).toMatch(/\/contact\?topic=1$/);
  });

  test('if that fails, what was entered is in the address again', () => {
    const { result } = renderHook(useQuery);
    goTo('/contact');
    act(() => replaceQuery({ amount: '2' }));
    goTo('/fees?other=1');
    expect(result.current).toBe('?other=1&amount=2');
    expect(window.location.search).toBe('?other=1&amount=2');
  });

  test('once that is shown, it has its own query', () => {
    const before = renderHook(useQuery);
    goTo('/contact?topic=1');
    act(() => replaceQuery({ amount: '2' }));
    const { result } = renderHook(useQuery);
    before.unmount();
    act(showQuery);
    expect(result.current).toBe('?topic=1');
    expect(window.location.search).toBe('?topic=1');
  });
});

describe.each<[what: string, refuse: () => void]>([
  [
    'throws, as in WebKit',
    () => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    },
  ],
  ['does nothing, as in Chromium', () => {}],
])('a browser that limits changes of the address %s', (_what, refuse) => {
  let limited: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    limited = jest.spyOn(window.history, 'replaceState').mockImplementation(refuse);
  });
  afterEach(() => {
    limited.mockRestore();
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

  test('what was entered stays, and is in the address once the browser accepts it', () => {
    const { result } = renderHook(useQuery);
    act(() => replaceQuery({ amount: '2' }));
    act(() => replaceQuery({ rail: 'rtp' }));
    expect(result.current).toBe('?other=1&amount=2&rail=rtp');
    jest.advanceTimersByTime(5000);
    expect(window.location.search).toBe('?other=1');
    limited.mockRestore();
    jest.advanceTimersByTime(1000);
    expect(window.location.href).toMatch(/\/fees\?other=1&amount=2&rail=rtp#table$/);
    expect(result.current).toBe('?other=1&amount=2&rail=rtp');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('it is not put in another address', () => {
    const { result } = renderHook(useQuery);
    act(() => replaceQuery({ amount: '2' }));
    limited.mockRestore();
    window.history.pushState(null, '', '/contact?topic=1');
    act(() => {
      showQuery();
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(result.current).toBe('?topic=1');
    jest.advanceTimersByTime(5000);
    expect(window.location.href).toMatch(/\/contact\?topic=1$/);
  });
});

test('the query is empty on the server, and so in the first render of the browser', async () => {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  expect(renderToString(<Query />)).toBe('<i>none</i>');
});
