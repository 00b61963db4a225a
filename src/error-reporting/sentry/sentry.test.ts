/** @jest-environment jsdom */
import { addBreadcrumb, captureException, close, getClient } from '@sentry/gatsby';
import type { Report } from '../error-report';
import { start } from './sentry';

/** Request bodies sent to the receiver, one per envelope, as text. */
const bodies: string[] = [];
const settings = {
  dsn: 'http://key@127.0.0.1:9/1',
  release: 'site@1.2.3',
  environment: 'staging',
  tracesSampleRate: 1,
};
let report: (report: Report) => void;

/** Items of all envelopes so far: [header of the envelope, type, payload]. */
function received(type: string) {
  return bodies.flatMap((body) => {
    const [head, ...items] = body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    return items.flatMap((item, index) =>
      item.type === type && index % 2 === 0 ? [{ head, ...items[index + 1] }] : [],
    );
  });
}

/** Waits until all reports are sent; the timeout suits a busy machine. */
const flush = () => getClient()?.flush(60_000);

beforeAll(() => {
  Object.assign(window, {
    fetch: async (_address: string, { body }: { body: string }) => {
      bodies.push(body);
      return { status: 200, headers: new Headers() };
    },
  });
  // The library's performance code needs the performance timeline, which jsdom lacks.
  Object.assign(performance, { getEntriesByType: () => [] });
  window.history.replaceState(null, '', '/fees?email=ada@customer.example#plan');
  report = start(settings, true);
});
beforeEach(() => bodies.splice(0));
afterAll(() => close());

/** An error whose stack has frames of these scripts. */
function errorFrom(message: string, ...scripts: string[]): Error {
  const error = new Error(message);
  error.stack = [`Error: ${message}`, ...scripts.map((script) => `    at run (${script}:1:23)`)].join('\n');
  return error;
}
const own = 'http://localhost/app.js';
const foreign = 'https://other.example/widget.js';
test('an error is sent once, with path, release and environment, and without query or visitor', async () => {
  addBreadcrumb({ category: 'navigation', data: { from: '/?q=secret', to: '/fees#secret' } });
  report({ error: errorFrom('broken', own), pathname: '/wires', componentStack: '\n    at Page' });
  await flush();
  const [event, ...more] = received('event');
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    release: 'site@1.2.3',
    environment: 'staging',
    tags: { pathname: '/wires' },
    contexts: { react: { componentStack: '\n    at Page' } },
    request: { url: 'http://localhost/fees' },
    exception: { values: [{ value: 'broken' }] },
    sdk: { name: 'sentry.javascript.gatsby', version: '11.0.0' },
  });
  expect(event.head.sdk.settings?.infer_ip ?? event.sdk.settings?.infer_ip).toBe('never');
  expect(event.request).toEqual({ url: 'http://localhost/fees' });
  expect(event).not.toHaveProperty('user');
  expect(event.contexts).not.toHaveProperty('culture');
  expect(bodies.join()).not.toMatch(/secret|customer\.example/);
});

test.each([
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications.',
  'Request failed with status code 401',
  'Request aborted',
  'Minified React error #423; visit https://reactjs.org/docs/error-decoder.html for the full message',
])('"%s" is not reported', async (message) => {
  report({ error: errorFrom(message, own), pathname: '/fees' });
  report({ error: message, pathname: '/fees' });
  await flush();
  // On a busy machine, the page's own transaction may arrive here.
  expect(received('event')).toEqual([]);
});

test.each([
  'Request failed with status code 500',
  'The request was refused',
  'Minified React error #418; visit https://reactjs.org/docs/error-decoder.html for the full message',
])('"%s" is reported', async (message) => {
  report({ error: errorFrom(message, own), pathname: '/fees' });
  await flush();
  expect(received('event')).toHaveLength(1);
});

test.each([
  ['own frames alone', 1, [own]],
  ['own and third-party frames', 1, [foreign, own]],
  ['third-party frames alone', 0, [foreign, foreign]],
])('%s: %i reported', async (name, expected, scripts) => {
  report({ error: errorFrom(name, ...scripts), pathname: '/fees' });
  await flush();
  expect(received('event')).toHaveLength(expected);
});

test('a redirect is not reported', async () => {
  report({ error: { uri: '/fees' }, pathname: '/old' });
  await flush();
  expect(received('event')).toEqual([]);
});

test('an early error event of the window is filtered by its script too', async () => {
  const of = (filename: string, error: unknown) =>
    new ErrorEvent('error', { error, message: `Uncaught ${error}`, filename, lineno: 1, colno: 23 });
  report({ event: of(foreign, 'a thrown text'), pathname: '/wires' });
  report({ event: of(foreign, errorFrom('an error', foreign)), pathname: '/wires' });
  report({ event: of(own, 'our own text'), pathname: '/wires' });
  report({ event: of(own, errorFrom('our own error', own)), pathname: '/wires' });
  await flush();
  expect(received('event')).toMatchObject([
    { tags: { pathname: '/wires' }, exception: { values: [{ value: 'our own text' }] } },
    { tags: { pathname: '/wires' }, exception: { values: [{ value: 'our own error' }] } },
  ]);
});

test("so is a rejection; an error is sent once, however often it's reported", async () => {
  const reason = errorFrom('rejected', own);
  const event = Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() });
  report({ event, pathname: '/wires' });
  report({ error: reason, pathname: '/wires' });
  await flush();
  expect(received('event')).toMatchObject([
    { tags: { pathname: '/wires' }, exception: { values: [{ value: 'rejected' }] } },
  ]);
});

test("one report's page doesn't carry over to the next error", async () => {
  report({ error: errorFrom('first', own), pathname: '/wires', componentStack: '\n    at Page' });
  captureException(errorFrom('second', own));
  await flush();
  expect(
    received('event').map(({ tags, contexts }) => [tags.pathname, contexts.react?.componentStack]),
  ).toEqual([
    ['/wires', '\n    at Page'],
    ['/fees', undefined],
  ]);
});

test('a link within the page is no new visit', async () => {
  window.history.pushState(null, '', '#a');
  window.history.replaceState(null, '', '/fees?plan=x');
  await flush();
  const visits = received('transaction').map(({ transaction }) => transaction);
  expect(visits.filter((visit) => visit !== '/fees')).toEqual([]);
});

test.each([
  ['/page-data/fees/page-data.json', true],
  ['page-data.json', true],
  ['http://localhost/app-data.json', true],
  ['//localhost/app-data.json', true],
  ['http://localhost:8000/app-data.json', false],
  ['https://localhost/app-data.json', false],
  ['http://localhost.evil.test/', false],
  ['http://evil.test/http://localhost/', false],
  ['//evil.test/page-data.json', false],
  ['https://errors.example/api/1/envelope/', false],
])('a request to %s carries trace headers: %p', (address, expected) => {
  const names: string[] = [];
  jest
    .spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
    .mockImplementation((name) => void names.push(name));
  const request = new XMLHttpRequest();
  request.open('GET', address);
  // The library adds its headers in `send`; the missing server doesn't matter here.
  request.onerror = () => undefined;
  request.send();
  request.abort();
  jest.restoreAllMocks();
  expect(names.includes('sentry-trace') && names.includes('baggage')).toBe(expected);
  expect(names.length > 0).toBe(expected);
});
