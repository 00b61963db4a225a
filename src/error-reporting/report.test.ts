/** @jest-environment jsdom */
import type * as Reporting from './report';

const send = jest.fn();
const start = jest.fn((_notFound: ReadonlySet<string>) => send);
const place = { pathname: '/fees' };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
/** Times that the library may fail to load; each attempt takes one. */
let failures = 0;
/** How often the library was asked for. */
let loads = 0;
let whenIdle: (() => void) | undefined;
let listening: Record<string, number>;

/** A page of its own: the module with its queue empty. */
async function freshPage(dsn: string): Promise<typeof Reporting> {
  process.env.GATSBY_SENTRY_DSN = dsn;
  jest.resetModules();
  jest.doMock('./sentry', () => {
    loads += 1;
    if (failures-- > 0) throw new Error('Loading chunk failed');
    return { start };
  });
  return import('./report');
}

beforeEach(() => {
  failures = 0;
  loads = 0;
  whenIdle = undefined;
  listening = {};
  jest.clearAllMocks();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      whenIdle = run;
    },
  });
  const { addEventListener, removeEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
    listening[type] = (listening[type] ?? 0) + 1;
    Reflect.apply(addEventListener, window, [type, ...rest]);
  });
  jest.spyOn(window, 'removeEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
    listening[type] = (listening[type] ?? 0) - 1;
    Reflect.apply(removeEventListener, window, [type, ...rest]);
  });
});
afterEach(() => jest.restoreAllMocks());

test('without a DSN nothing listens, nothing is loaded, nothing is sent', async () => {
  const { startErrorReporting, reportError, markNotFound } = await freshPage('');
  startErrorReporting();
  reportError(new Error('lost'), place);
  markNotFound('/missing');
  await settle();
  expect(listening).toEqual({});
  expect(whenIdle).toBeUndefined();
  expect(loads).toBe(0);
});

test('loads when the browser is idle, not before', async () => {
  const { startErrorReporting } = await freshPage('https://key@errors.example/1');
  startErrorReporting();
  await settle();
  expect(loads).toBe(0);
  whenIdle?.();
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
});

test('loads after a while where the browser cannot say when it is idle', async () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: undefined });
  const { startErrorReporting } = await freshPage('https://key@errors.example/1');
  startErrorReporting();
  jest.advanceTimersByTime(1999);
  expect(loads).toBe(0);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await settle();
  expect(loads).toBe(1);
});

test('the first error loads the library at once; the queue is handed over in order, then kept no longer', async () => {
  const { startErrorReporting, reportError } = await freshPage('https://key@errors.example/1');
  startErrorReporting();
  reportError('first', place);
  reportError('second', { pathname: '/security', componentStack: 'at Page' });
  expect(send).not.toHaveBeenCalled();
  await settle();
  reportError('third', place);
  whenIdle?.();
  await settle();
  expect(send.mock.calls).toEqual([
    [{ error: 'first', pathname: '/fees' }],
    [{ error: 'second', pathname: '/security', componentStack: 'at Page' }],
    [{ error: 'third', pathname: '/fees' }],
  ]);
  expect(start).toHaveBeenCalledTimes(1);
});

test('catches errors and rejections of the page until the library does', async () => {
  window.history.replaceState(null, '', '/wires');
  const { startErrorReporting } = await freshPage('https://key@errors.example/1');
  startErrorReporting();
  expect(listening).toEqual({ error: 1, unhandledrejection: 1 });
  const thrown = new ErrorEvent('error', { error: new Error('thrown'), message: 'Uncaught Error: thrown' });
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'rejected' });
  window.dispatchEvent(thrown);
  window.history.replaceState(null, '', '/fees');
  window.dispatchEvent(rejected);
  await settle();
  expect(send.mock.calls).toEqual([
    [{ event: thrown, pathname: '/wires' }],
    [{ event: rejected, pathname: '/fees' }],
  ]);
  expect(send.mock.calls[0]?.[0].event).toBe(thrown);
  expect(send.mock.calls[1]?.[0].event).toBe(rejected);
  expect(listening).toEqual({ error: 0, unhandledrejection: 0 });
});

test('tries once more at the next error when loading failed, and loses nothing', async () => {
  failures = 1;
  const { startErrorReporting, reportError } = await freshPage('https://key@errors.example/1');
  startErrorReporting();
  reportError('first', place);
  await settle();
  expect(send).not.toHaveBeenCalled();
  reportError('second', place);
  await settle();
  expect(send.mock.calls.map(([{ error }]) => error)).toEqual(['first', 'second']);
});

test('gives up after the second failure', async () => {
  failures = 2;
  const { startErrorReporting, reportError } = await freshPage('https://key@errors.example/1');
  startErrorReporting();
  for (const error of ['first', 'second', 'third', 'fourth']) {
    expect(() => reportError(error, place)).not.toThrow();
    await settle();
  }
  expect(loads).toBe(2);
  expect(send).not.toHaveBeenCalled();
});

test('keeps at most 64 errors', async () => {
  const { reportError } = await freshPage('https://key@errors.example/1');
  for (let index = 0; index < 70; index += 1) reportError(index, place);
  await settle();
  expect(send).toHaveBeenCalledTimes(64);
  expect(send.mock.lastCall).toEqual([{ error: 63, pathname: '/fees' }]);
});

test('tells the library of missing pages, also of those found later', async () => {
  const { markNotFound, startErrorReporting } = await freshPage('https://key@errors.example/1');
  startErrorReporting();
  markNotFound('/early');
  whenIdle?.();
  await settle();
  markNotFound('/late');
  expect([...(start.mock.lastCall?.[0] ?? [])]).toEqual(['/early', '/late']);
});
