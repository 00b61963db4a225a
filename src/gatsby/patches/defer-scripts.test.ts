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

/** Addresses of the scripts that the page in the browser has asked for, in order. */
const asked = (): string[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');

describe('the page', () => {
  const finished = deferScripts(page);

  test('asks for no script by itself any more', () => {
    expect(scriptsIn(finished).filter(({ src }) => src !== '')).toEqual([]);
  });

  test('has one loader, at the end of its body, with the addresses in their order', () => {
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

  test('stays as it is on a second run', () => {
    expect(deferScripts(finished)).toBe(finished);
  });

  test('gets the loader of today in place of an earlier one', () => {
    const earlier = finished.replace('var done,', 'var done,before,');
    expect(earlier).not.toBe(finished);
    expect(deferScripts(earlier)).toBe(finished);
  });

  test('stays as it is without scripts', () => {
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
    // What a test has left waiting is ended by a first key.
    dispatchEvent(new KeyboardEvent('keydown'));
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  test('asks for nothing before the page has loaded', () => {
    jest.advanceTimersByTime(loadPatience - 1);
    expect(asked()).toEqual([]);
  });

  test('asks for the scripts where the page does not finish loading', () => {
    jest.advanceTimersByTime(loadPatience + 1_000);
    expect(asked()).toEqual([runtime, app]);
  });

  test('asks for the scripts soon after load, in order, none of them ahead of another', () => {
    dispatchEvent(new Event('load'));
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(asked()).toEqual([runtime, app]);
    for (const script of document.head.querySelectorAll('script')) expect(script.async).toBe(false);
  });

  test('waits for the browser to be idle where it tells', () => {
    const whenIdle = jest.fn();
    window.requestIdleCallback = whenIdle;
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(asked()).toEqual([]);
    // Loaders of earlier tests have done their work and hear of load too; the last to ask is this one.
    whenIdle.mock.calls.at(-1)?.[0]();
    expect(asked()).toEqual([runtime, app]);
  });

  test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'])(
    'asks at once at the first %s',
    (name) => {
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      expect(asked()).toEqual([runtime, app]);
    },
  );

  test('asks once, whatever comes after', () => {
    for (const name of ['keydown', 'keydown', 'pointermove']) dispatchEvent(new Event(name));
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(asked()).toEqual([runtime, app]);
  });

  test('asks for nothing while the browser prerenders the page', () => {
    dispatchEvent(new KeyboardEvent('keydown'));
    document.head.replaceChildren();
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    setReadyState('complete');
    runScript(loader);
    Reflect.deleteProperty(document, 'prerendering');
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(asked()).toEqual([]);
    document.dispatchEvent(new Event('prerenderingchange'));
    jest.advanceTimersByTime(1_000);
    expect(asked()).toEqual([runtime, app]);
  });

  test('asks soon on a page that has loaded already', () => {
    dispatchEvent(new KeyboardEvent('keydown'));
    document.head.replaceChildren();
    setReadyState('complete');
    runScript(loader);
    jest.advanceTimersByTime(1_000);
    expect(asked()).toEqual([runtime, app]);
  });
});
