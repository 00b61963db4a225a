import { TextEncoder } from 'node:util';
import { act, render, screen } from '@testing-library/react';
import { useNow } from './use-now';

const renders: string[] = [];

function Probe() {
  const shown = useNow()?.toISOString() ?? 'no time';
  renders.push(shown);
  return <p>{shown}</p>;
}

function setHidden(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T21:21:07.400Z') });
  renders.length = 0;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the server's HTML has no time", async () => {
  // React's server renderer needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  expect(renderToString(<Probe />)).toContain('no time');
});

test('the first render in the browser matches the server, the next has the time', () => {
  render(<Probe />);
  expect(renders).toEqual(['no time', '2026-11-20T21:21:07.400Z']);
});

test('it ticks once a second, at the start of the second', () => {
  render(<Probe />);
  pass(599);
  expect(screen.getByText('2026-11-20T21:21:07.400Z')).toBeVisible();
  pass(1);
  expect(screen.getByText('2026-11-20T21:21:08.000Z')).toBeVisible();
  for (let second = 0; second < 3; second += 1) pass(1000);
  expect(screen.getByText('2026-11-20T21:21:11.000Z')).toBeVisible();
  expect(renders).toHaveLength(6);
});

test('it stops while the page is hidden and catches up when it is shown', () => {
  render(<Probe />);
  setHidden(true);
  pass(60_000);
  expect(renders).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(0);
  setHidden(false);
  expect(screen.getByText('2026-11-20T21:22:07.400Z')).toBeVisible();
  pass(600);
  expect(screen.getByText('2026-11-20T21:22:08.000Z')).toBeVisible();
});

test('no timer is left after unmount', () => {
  const { unmount } = render(<Probe />);
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(jest.getTimerCount()).toBe(0);
});
