/** @jest-environment jsdom */
import type * as Reporting from './report';
import type { ReportingSettings } from './settings-file';

const send = jest.fn();
const start = jest.fn((_settings: ReportingSettings, _traced: boolean) => send);
const place = { pathname: '/fees' };
const settings = {
  dsn: 'https://key@errors.example/1',
  release: 'site@1.2.3',
  environment: 'staging',
  tracesSampleRate: 0,
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
/** Responses to the next requests for the settings; the last one repeats. */
let answers: (() => Promise<Partial<Response>>)[];
const request = jest.fn((..._args: unknown[]) => (answers.length > 1 ? answers.shift() : answers[0])?.());
/** How often loading the library fails; each attempt uses one up. */
let failures: number;
/** How often the library was requested. */
let loads: number;
let whenIdle: (() => void) | undefined;
let listening: Record<string, number>;
/** Removes the listeners of a page, so that it doesn't hear the errors of the next. */
let leave: (() => void)[] = [];
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

/** Lets the browser be idle. */
async function idle(): Promise<void> {
  await settle();
  whenIdle?.();
  await settle();
}

const sent = () => send.mock.calls.map(([{ error }]) => error);

beforeEach(() => {
  failures = 0;
  loads = 0;
  whenIdle = undefined;
  listening = {};
  readyState = 'complete';
  document.head.innerHTML = '';
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
    leave.push(() => Reflect.apply(removeEventListener, window, [type, ...rest]));
  });
  jest.spyOn(window, 'removeEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
    listening[type] = (listening[type] ?? 0) - 1;
    Reflect.apply(removeEventListener, window, [type, ...rest]);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const remove of leave) remove();
  leave = [];
});

test.each([
  ['no DSN', file({ dsn: null, release: 'production' })],
  ['a broken DSN', file({ dsn: 'errors.example' })],
  ['no JSON', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('Unexpected token')) })],
  ['a file that is missing', async () => ({ ok: false })],
])('with %s in the settings, it stops listening, loads nothing and sends nothing', async (_name, answer) => {
  const { startErrorReporting, reportError, isReported } = await freshPage(answer);
  startErrorReporting();
  reportError(new Error('lost'), place);
  await idle();
  reportError(new Error('lost too'), place);
  expect(await isReported()).toBe(false);
  expect(listening).toMatchObject({ error: 0, unhandledrejection: 0 });
  expect(request).toHaveBeenCalledTimes(1);
  expect(loads).toBe(0);
});

test('a visit without an error that is not sampled reads the settings when idle, and loads no library', async () => {
  const { startErrorReporting } = await freshPage(file(settings));
  startErrorReporting();
  await settle();
  expect(request).not.toHaveBeenCalled();
  await idle();
  expect(request.mock.calls).toEqual([['/error-reporting.json', { cache: 'no-cache' }]]);
  expect(loads).toBe(0);
});

test('a sampled visit loads the library with the settings; the 404 page is never sampled', async () => {
  const all = { ...settings, tracesSampleRate: 1 };
  (await freshPage(file(all))).startErrorReporting();
  await idle();
  expect(start.mock.calls).toEqual([[all, true]]);
  document.head.innerHTML = '<meta name="robots" content="noindex">';
  (await freshPage(file(all))).startErrorReporting();
  await idle();
  expect(loads).toBe(1);
});

test('requests nothing before the page has loaded, not even after an error; the error is sent later', async () => {
  readyState = 'interactive';
  const { startErrorReporting, reportError } = await freshPage(file(settings));
  startErrorReporting();
  reportError('early', place);
  await idle();
  expect(request).not.toHaveBeenCalled();
  readyState = 'complete';
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(send.mock.calls).toEqual([[{ error: 'early', pathname: '/fees' }]]);
});

test('the first error loads the library at once; the queue is passed on in order and dropped', async () => {
  const { startErrorReporting, reportError, isReported } = await freshPage(file(settings));
  startErrorReporting();
  reportError('first', place);
  reportError('second', { pathname: '/security', componentStack: 'at Page' });
  expect(send).not.toHaveBeenCalled();
  await settle();
  reportError('third', place);
  await idle();
  expect(send.mock.calls).toEqual([
    [{ error: 'first', pathname: '/fees' }],
    [{ error: 'second', pathname: '/security', componentStack: 'at Page' }],
    [{ error: 'third', pathname: '/fees' }],
  ]);
  expect(start.mock.calls).toEqual([[settings, false]]);
  expect(await isReported()).toBe(true);
});

test('catches errors and rejections until the library does', async () => {
  window.history.replaceState(null, '', '/wires');
  const { startErrorReporting } = await freshPage(file(settings));
  startErrorReporting();
  expect(listening).toMatchObject({ error: 1, unhandledrejection: 1 });
  const thrown = new ErrorEvent('error', { error: new Error('thrown'), message: 'Uncaught Error: thrown' });
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'rejected' });
  window.dispatchEvent(thrown);
  window.dispatchEvent(rejected);
  await settle();
  expect(send.mock.calls).toEqual([
    [{ event: thrown, pathname: '/wires' }],
    [{ event: rejected, pathname: '/wires' }],
  ]);
  expect(listening).toMatchObject({ error: 0, unhandledrejection: 0 });
});

test.each([
  ['the network', 0, [unreachable, file(settings)]],
  ['the library', 1, [file(settings)]],
])('retries at the next error after %s failed, and loses nothing', async (_name, times, served) => {
  failures = times;
  const { startErrorReporting, reportError } = await freshPage(...served);
  startErrorReporting();
  reportError('first', place);
  await settle();
  expect(send).not.toHaveBeenCalled();
  reportError('second', place);
  await settle();
  expect(sent()).toEqual(['first', 'second']);
});

test('while the network fails, whether an error is reported is unknown', async () => {
  const { isReported } = await freshPage(unreachable);
  expect(await isReported()).toBeUndefined();
});

test('keeps at most 64 errors', async () => {
  const { reportError } = await freshPage(file(settings));
  for (let index = 0; index < 70; index += 1) reportError(index, place);
  await settle();
  expect(send).toHaveBeenCalledTimes(64);
  expect(send.mock.lastCall).toEqual([{ error: 63, pathname: '/fees' }]);
});
