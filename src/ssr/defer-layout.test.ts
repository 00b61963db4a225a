/** @jest-environment jsdom */
import '../../tests/unit/setup';
import { runScript } from '../../tests/unit/run-script';
import { deferLayout } from './defer-layout';

const root = document.documentElement;
let frames: FrameRequestCallback[] = [];

/** Loads a page at an address, up to its first paint. */
function open(address: string, type: NavigationTimingType): void {
  window.history.replaceState(null, '', address);
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  runScript(`!function(){var r=document.documentElement;${deferLayout}}()`);
}

const nextFrame = (): void => {
  for (const draw of frames.splice(0)) draw(0);
};
const laidOut = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-laid]')].map(({ id }) => id);

beforeEach(() => {
  frames = [];
  root.removeAttribute('data-defer');
  document.body.innerHTML =
    '<main><section id="one"></section><section id="two"><pre id="code"></pre></section></main><footer id="footer"></footer>' +
    '<a href="/fees#ach">ACH</a><a href="/fees">Pricing</a>';
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  // Each part takes as long as a frame.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 20;
    return now;
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/fees', 'navigate', true],
  ['/fees#ach', 'navigate', false],
  ['/fees', 'reload', false],
  ['/fees', 'back_forward', false],
] as const)('%s, by %s, defers: %p', (address, type, defers) => {
  open(address, type);
  expect(root.hasAttribute('data-defer')).toBe(defers);
});

test('after load the parts are laid out one after another, and nothing of it stays', () => {
  open('/fees', 'navigate');
  nextFrame();
  expect(laidOut()).toEqual([]);
  dispatchEvent(new Event('load'));
  for (const parts of [['one'], ['one', 'two'], ['one', 'two', 'code'], ['one', 'two', 'code', 'footer']]) {
    nextFrame();
    expect(laidOut()).toEqual(parts);
    expect(root).toHaveAttribute('data-defer');
  }
  nextFrame();
  expect(root).not.toHaveAttribute('data-defer');
  expect(laidOut()).toEqual([]);
  expect(frames).toEqual([]);
});

test.each([
  ['a link to a fragment', () => document.querySelector<HTMLElement>('[href*="#"]')?.click(), false],
  ['a step back', () => dispatchEvent(new Event('popstate')), false],
  ['another link', () => document.querySelector<HTMLElement>('[href="/fees"]')?.click(), true],
] as const)('after %s it still defers: %p', (_what, act, defers) => {
  open('/fees', 'navigate');
  dispatchEvent(new Event('load'));
  nextFrame();
  act();
  expect(root.hasAttribute('data-defer')).toBe(defers);
  nextFrame();
  expect(laidOut().length > 0).toBe(defers);
});
