import { TextEncoder } from 'node:util';
import { act, renderHook } from '@testing-library/react';
import { replaceQuery, useQuery } from './use-query';

function Query() {
  return <i>{useQuery() || 'none'}</i>;
}

beforeEach(() => window.history.replaceState({ kept: true }, '', '/fees?other=1#table'));

test('a value is written into the address beside those of others, and everybody hears of it', () => {
  const { result } = renderHook(useQuery);
  expect(result.current).toBe('?other=1');
  act(() => replaceQuery({ amount: '2,500', rail: 'fedwire' }));
  expect(result.current).toBe('?other=1&amount=2%2C500&rail=fedwire');
  expect(window.location.hash).toBe('#table');
  expect(window.history.state).toEqual({ kept: true });
});

test('an empty value leaves the address, and the last one takes the question mark with it', () => {
  replaceQuery({ other: '' });
  expect(window.location.href).toMatch(/\/fees#table$/);
});

test('no entry is added to the history', () => {
  const before = window.history.length;
  replaceQuery({ amount: '1' });
  expect(window.history.length).toBe(before);
});

test('going back is heard', () => {
  const { result } = renderHook(useQuery);
  act(() => {
    window.history.replaceState(null, '', '/fees?rail=rtp');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current).toBe('?rail=rtp');
});

test('the server, and so the first render in the browser, knows no query', async () => {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  expect(renderToString(<Query />)).toBe('<i>none</i>');
});
