/** @jest-environment jsdom */
import type * as Reporting from './report';
import type { ReportingSettings } from './settings-file';

const send = jest.fn();
const start = jest.fn((_settings: ReportingSettings, _notFound: ReadonlySet<string>) => send);
const place = { pathname: '/fees' };
const settings = {
  dsn: 'https://key@errors.example/1',
  release: 'site@1.2.3',
  environment: 'staging',
  tracesSampleRate: 1,
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
/** Responses to the next requests for the settings; the last one repeats. */
let answers: (() => Promise<Partial<Response>>)[];
const request = jest.fn((..._args: unknown[]) => (answers.length > 1 ? answers.shift() : answers[0])?.());
/** How often loading the library fails; each attempt uses one up. */
let failures = 0;
/** How often the library was requested. */
let loads = 0;
let whenIdle: (() => void) | undefined;
let listening: Record<string, number>;
let readyState: DocumentReadyState;

const file = (data: unknown) => async () => ({ ok: true, json: async () => data });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A new page, loaded, on a site with these settings: the module with an empty queue. */
async function freshPage(...served: typeof answers): Promise<typeof Reporting> {
  answers = served;
  jest.resetModules();
  jest.doMock('./sentry/sentry', () => {
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
  readyState = 'complete';
  jest.clearAllMocks();
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
  Object.assign(window, {
    fetch: request,
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

test.each([
  ['no DSN', file({ dsn: null, release: 'production' })],
  ['a broken DSN', file({ dsn: 'errors.example' })],
  ['no object', file(null)],
  ['no JSON', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('Unexpected token')) })],
  ['a file that is missing', async () => ({ ok: false })],
])('with %s in the settings, it stops listening, loads nothing and sends nothing', async (_name, answer) => {
  const { startErrorReporting, reportError, markNotFound } = await freshPage(answer);
  startErrorReporting();
  markNotFound('/missing');
  reportError(new Error('lost'), place);
  await settle();
  reportError(new Error('lost too'), place);
  whenIdle?.();
  await settle();
  expect(listening).toEqual({ error: 0, unhandledrejection: 0 });
  expect(request).toHaveBeenCalledTimes(1);
  expect(loads).toBe(0);
});

test('requests the settings once, bypassing the cache, and starts the library with them', async () => {
  const { startErrorReporting } = await freshPage(file(settings));
  startErrorReporting();
  whenIdle?.();
  await settle();
  expect(request.mock.calls).toEqual([['/error-reporting.json', { cache: 'no-cache' }]]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(start.mock.lastCall?.[0]).toEqual(settings);
});

test('requests nothing before the browser is idle', async () => {
  const { startErrorReporting } = await freshPage(file(settings));
  startErrorReporting();
  await settle();
  expect(request).not.toHaveBeenCalled();
  whenIdle?.();
  await settle();
  expect(loads).toBe(1);
});

test('requests nothing before the page has loaded, not even after an error; the error is sent later', async () => {
  readyState = 'interactive';
  const { startErrorReporting, reportError } = await freshPage(file(settings));
  startErrorReporting();
  reportError('early', place);
  await settle();
  expect(request).not.toHaveBeenCalled();
  readyState = 'complete';
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(send.mock.calls).toEqual([[{ error: 'early', pathname: '/fees' }]]);
});

test('waits until the browser is idle after the page has loaded', async () => {
  readyState = 'interactive';
  const { startErrorReporting } = await freshPage(file(settings));
  startErrorReporting();
  expect(whenIdle).toBeUndefined();
  window.dispatchEvent(new Event('load'));
  expect(request).not.toHaveBeenCalled();
  whenIdle?.();
  expect(request).toHaveBeenCalledTimes(1);
});

test('requests the settings after a delay in browsers without requestIdleCallback', async () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: undefined });
  const { startErrorReporting } = await freshPage(file(settings));
  startErrorReporting();
  jest.advanceTimersByTime(1999);
  expect(request).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await settle();
  expect(loads).toBe(1);
});

test('the first error requests them immediately; the queue is passed on in order and dropped', async () => {
  const { startErrorReporting, reportError } = await freshPage(file(settings));
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

test('catches errors and rejections until the library does', async () => {
  window.history.replaceState(null, '', '/wires');
  const { startErrorReporting } = await freshPage(file(settings));
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

test('retries at the next error after loading failed, and loses nothing', async () => {
  failures = 1;
  const { startErrorReporting, reportError } = await freshPage(file(settings));
  startErrorReporting();
  reportError('first', place);
  await settle();
  expect(send).not.toHaveBeenCalled();
  reportError('second', place);
  await settle();
  expect(send.mock.calls.map(([{ error }]) => error)).toEqual(['first', 'second']);
});

test('retries after the network failed', async () => {
  const { startErrorReporting, reportError } = await freshPage(unreachable, file(settings));
  startErrorReporting();
  reportError('first', place);
  await settle();
  reportError('second', place);
  await settle();
  expect(send.mock.calls.map(([{ error }]) => error)).toEqual(['first', 'second']);
});

test('retries once the network is back, and says that errors are reported', async () => {
  const { startErrorReporting, reportError, reportingEnabled } = await freshPage(unreachable, file(settings));
  startErrorReporting();
  reportError('only', place);
  await settle();
  expect(send).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(send.mock.calls.map(([{ error }]) => error)).toEqual(['only']);
  expect(await reportingEnabled).toBe(true);
});

test('requests the settings only once if it was the library that failed to load', async () => {
  failures = 1;
  const { startErrorReporting, reportError } = await freshPage(file(settings));
  startErrorReporting();
  reportError('first', place);
  await settle();
  reportError('second', place);
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each([
  ['the network', 0, unreachable],
  ['the library', 2, file(settings)],
])('gives up after the second failure of %s, and stops listening', async (_name, times, answer) => {
  failures = times;
  const { startErrorReporting, reportError } = await freshPage(answer);
  startErrorReporting();
  for (const error of ['first', 'second', 'third', 'fourth']) {
    expect(() => reportError(error, place)).not.toThrow();
    await settle();
  }
  expect([request.mock.calls.length, loads]).toEqual(times === 0 ? [2, 0] : [1, 2]);
  expect(send).not.toHaveBeenCalled();
  expect(listening).toMatchObject({ error: 0, unhandledrejection: 0 });
});

test('keeps at most 64 errors', async () => {
  const { reportError } = await freshPage(file(settings));
  for (let index = 0; index < 70; index += 1) reportError(index, place);
  await settle();
  expect(send).toHaveBeenCalledTimes(64);
  expect(send.mock.lastCall).toEqual([{ error: 63, pathname: '/fees' }]);
});

test('passes missing pages to the library, including those found later', async () => {
  const { markNotFound, startErrorReporting } = await freshPage(file(settings));
  startErrorReporting();
  markNotFound('/early');
  whenIdle?.();
  await settle();
  markNotFound('/late');
  expect([...(start.mock.lastCall?.[1] ?? [])]).toEqual(['/early', '/late']);
});
