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

test('there is no time in the HTML of the server', async () => {
  // The server renderer wants an encoder, which jsdom does not have.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  expect(renderToString(<Probe />)).toContain('no time');
});

test('the first render in the browser agrees with the server, the next has the time', () => {
  render(<Probe />);
  expect(renders).toEqual(['no time', '2026-11-20T21:21:07.400Z']);
});

test('it ticks as the second of the clock changes, once a second', () => {
  render(<Probe />);
  pass(599);
  expect(screen.getByText('2026-11-20T21:21:07.400Z')).toBeVisible();
  pass(1);
  expect(screen.getByText('2026-11-20T21:21:08.000Z')).toBeVisible();
  for (let second = 0; second < 3; second += 1) pass(1000);
  expect(screen.getByText('2026-11-20T21:21:11.000Z')).toBeVisible();
  expect(renders).toHaveLength(6);
});

test('it stands still while the page is hidden, and is right at once when it is shown', () => {
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

test('a page that opens hidden gets the time when it is first shown', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<Probe />);
  expect(screen.getByText('no time')).toBeVisible();
  setHidden(false);
  expect(screen.getByText('2026-11-20T21:21:07.400Z')).toBeVisible();
});

test('nothing is left running when it goes', () => {
  const { unmount } = render(<Probe />);
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(jest.getTimerCount()).toBe(0);
});

test.each([Number.NaN, -1, Date.UTC(12_000, 0)])(
  'a clock that says %p counts as none, and is read again each second',
  (broken) => {
    const clock = jest.spyOn(Date.prototype, 'getTime').mockReturnValue(broken);
    render(<Probe />);
    pass(1000);
    expect(screen.getByText('no time')).toBeVisible();
    expect(renders).toHaveLength(1);
    clock.mockRestore();
    pass(1000);
    expect(screen.getByText(/^20\d\d-/)).toBeVisible();
  },
);
