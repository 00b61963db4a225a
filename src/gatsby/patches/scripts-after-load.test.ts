/** @jest-environment jsdom */
import { runScript } from '../../../tests/unit/run-script';
import { deferScripts, loadPatience } from './defer-scripts';

const runtime = '/webpack-runtime-1a2b.js';
const app = '/app-3c4d.js';
const page = `<!DOCTYPE html><html><head><title>Fees</title></head><body><script>start()</script><div id="___gatsby">
<script type="application/ld+json">{"@type":"WebSite"}</script></div><script id="gatsby-script-loader">window.pagePath="/fees"</script><script src="${runtime}" async=""></script><script src="/polyfill-5e6f.js" nomodule=""></script><script src="${app}" async></script></body></html>`;

const scriptsIn = (html: string): HTMLScriptElement[] => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script'),
];
const loaderIn = (html: string): string =>
  scriptsIn(html).find(({ id }) => id === 'script-loader')?.textContent ?? '';

/** Addresses of the scripts that the page has requested, in order. */
const requested = (): string[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');

describe('the page', () => {
  const finished = deferScripts(page);

  test('no longer requests scripts itself', () => {
    expect(scriptsIn(finished).filter(({ src }) => src !== '')).toEqual([]);
  });

  test('has one loader, at the end of its body, with the addresses in order', () => {
    expect(finished.match(/<script id="script-loader">/g)).toHaveLength(1);
    expect(finished.endsWith('</script></body></html>')).toBe(true);
    const loader = loaderIn(finished);
    expect(loader).toContain(JSON.stringify([runtime, app]));
    expect(loader).not.toContain('polyfill');
  });

  test('keeps its other scripts', () => {
    expect(scriptsIn(finished).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['start()', '{"@type":"WebSite"}', 'window.pagePath="/fees"']),
    );
  });

  test("doesn't change on a second run", () => {
    expect(deferScripts(finished)).toBe(finished);
  });

  test('gets the current loader instead of an earlier version', () => {
    const earlier = finished.replace('var done,', 'var done,before,');
    expect(earlier).not.toBe(finished);
    expect(deferScripts(earlier)).toBe(finished);
  });

  test("doesn't change without scripts", () => {
    const still = '<html><body><p>words</p></body></html>';
    expect(deferScripts(still)).toBe(still);
  });
});

describe('the loader', () => {
  const loader = loaderIn(deferScripts(page));
  const setReadyState = (value: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { value, configurable: true });

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
    setReadyState('interactive');
    runScript(loader);
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
    runScript(loader);
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
    runScript(loader);
    jest.advanceTimersByTime(1_000);
    expect(requested()).toEqual([runtime, app]);
  });
});
