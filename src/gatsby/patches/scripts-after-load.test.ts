/** @jest-environment jsdom */
import { loadPatience, scriptLoader } from './scripts-after-load';

const runtime = '/webpack-runtime-1a2b.js';
const app = '/app-3c4d.js';
const tags = `<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="5e6f";</script><script src="/polyfill-5e6f.js" nomodule></script><script src="${runtime}" async></script><script src="${app}" async></script>`;

/** Runs the loader as the parser of a page does. */
function runLoader(): void {
  document.body.innerHTML = scriptLoader(tags);
  const parsed = document.body.querySelector('script');
  const script = document.createElement('script');
  for (const { name, value } of parsed?.attributes ?? []) script.setAttribute(name, value);
  script.textContent = parsed?.textContent ?? '';
  parsed?.replaceWith(script);
}

/** Addresses of the scripts that the page has requested, in order. */
const requested = (): string[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');

test('the code of the loader is the same in every build, because a policy allows it by its hash', () => {
  const codeOf = (html: string) => />([^<]*)</.exec(html)?.[1];
  expect(codeOf(scriptLoader(tags.replaceAll('5e6f', '7a8b')))).toBe(codeOf(scriptLoader(tags)));
});

test('a build stops if Gatsby writes other tags', () => {
  expect(() => scriptLoader('<script type="module" src="/app.js"></script>')).toThrow('have changed');
});

test("Gatsby's app knows from which compilation the page is", () => {
  runLoader();
  expect(Reflect.get(window, '___webpackCompilationHash')).toBe('5e6f');
});

describe('the loader', () => {
  const setReadyState = (value: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { value, configurable: true });

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
    setReadyState('interactive');
    runLoader();
  });

  afterEach(() => {
    // A first key press ends whatever a test has left waiting.
    dispatchEvent(new KeyboardEvent('keydown'));
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  test('requests nothing before the page has loaded', () => {
    jest.advanceTimersByTime(loadPatience - 1);
    expect(requested()).toEqual([]);
  });

  test("requests the scripts if the page doesn't finish loading", () => {
    jest.advanceTimersByTime(loadPatience + 1_000);
    expect(requested()).toEqual([runtime, app]);
  });

  test('requests the scripts soon after load, to run in order', () => {
    dispatchEvent(new Event('load'));
    expect(requested()).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(requested()).toEqual([runtime, app]);
    for (const script of document.head.querySelectorAll('script')) expect(script.async).toBe(false);
  });

  test('waits for the browser to be idle if it supports that', () => {
    const whenIdle = jest.fn();
    window.requestIdleCallback = whenIdle;
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(requested()).toEqual([]);
    // Loaders of earlier tests are done but also receive load; the last request is this loader's.
    whenIdle.mock.calls.at(-1)?.[0]();
    expect(requested()).toEqual([runtime, app]);
  });

  test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'])(
    'requests immediately at the first %s',
    (name) => {
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      expect(requested()).toEqual([runtime, app]);
    },
  );

  test('requests nothing for a pointer that rests on the page', () => {
    const move = (movementX: number) =>
      dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
    move(0);
    expect(requested()).toEqual([]);
    move(1);
    expect(requested()).toEqual([runtime, app]);
  });

  test('requests once, whatever happens next', () => {
    for (const name of ['keydown', 'keydown', 'pointermove']) dispatchEvent(new Event(name));
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(requested()).toEqual([runtime, app]);
  });

  test('requests nothing while the browser prerenders the page', () => {
    dispatchEvent(new KeyboardEvent('keydown'));
    document.head.replaceChildren();
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    setReadyState('complete');
    runLoader();
    Reflect.deleteProperty(document, 'prerendering');
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(requested()).toEqual([]);
    document.dispatchEvent(new Event('prerenderingchange'));
    jest.advanceTimersByTime(1_000);
    expect(requested()).toEqual([runtime, app]);
  });

  test('requests soon on a page that has already loaded', () => {
    dispatchEvent(new KeyboardEvent('keydown'));
    document.head.replaceChildren();
    setReadyState('complete');
    runLoader();
    jest.advanceTimersByTime(1_000);
    expect(requested()).toEqual([runtime, app]);
  });
});
