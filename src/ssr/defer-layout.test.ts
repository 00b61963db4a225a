/** @jest-environment jsdom */
import '../../tests/unit/setup';
import { runScript } from '../../tests/unit/run-script';
import { deferLayout } from './defer-layout';

const root = document.documentElement;
let waiting: (() => void)[] = [];
/** Milliseconds that laying out some parts takes. */
let duration = 0;

/** Loads a page at an address, up to its first paint. */
function open(address: string, type: NavigationTimingType): void {
  const entry = { type, name: new URL(address, location.href).href };
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [entry], configurable: true });
  runScript(`!function(){var r=document.documentElement;${deferLayout}}()`);
}

const idle = (): void => {
  for (const work of waiting.splice(0)) work();
};
const laidOut = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('section[data-laid]')].map(({ id }) => Number(id));

function scrollPage(top: number): void {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  waiting = [];
  Object.assign(window, { scrollY: 0 });
  duration = 0;
  root.removeAttribute('data-defer');
  const sections = Array.from({ length: 13 }, (_, index) => `<section id="${index}"></section>`).join('');
  document.body.innerHTML = `<main>${sections}</main><a href="/fees#ach">ACH</a><a href="/fees">Pricing</a>`;
  Object.assign(window, { requestIdleCallback: (work: () => void) => waiting.push(work) });
  let now = 0;
  performance.now = () => {
    now += duration;
    return now;
  };
});
// What one test has opened doesn't listen in the next.
const listen = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [event, listener, options] of listen.mock.calls)
    removeEventListener(event, listener as EventListener, options);
  listen.mockClear();
});

test.each([
  ['/fees', 'navigate', true],
  ['/fees#ach', 'navigate', false],
  ['/fees#:~:text=same%20day', 'navigate', false],
  ['/fees', 'reload', false],
  ['/fees', 'back_forward', false],
] as const)('%s, by %s, defers: %p', (address, type, defers) => {
  open(address, type);
  expect(root.hasAttribute('data-defer')).toBe(defers);
});

test('after load the parts are laid out in order, the more the faster it goes, and nothing of it stays', () => {
  open('/fees', 'navigate');
  idle();
  expect(laidOut()).toEqual([]);
  dispatchEvent(new Event('load'));
  const counts: number[] = [];
  for (duration of [1, 1, 50, 50, 50, 1, 1]) {
    idle();
    counts.push(laidOut().length);
    expect(laidOut()).toEqual([...Array(counts.at(-1)).keys()]);
    expect(root).toHaveAttribute('data-defer');
  }
  // One, two and four; then it's slow: two, one, one; then two.
  expect(counts).toEqual([1, 3, 7, 9, 10, 11, 13]);
  idle();
  expect(root).not.toHaveAttribute('data-defer');
  expect(laidOut()).toEqual([]);
  expect(waiting).toEqual([]);
});

test.each([
  ['a link to a fragment', false, () => document.querySelector<HTMLElement>('[href*="#"]')?.click()],
  ['a step back', false, () => dispatchEvent(new Event('popstate'))],
  ['the Tab key', false, () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))],
  ['the End key', false, () => dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }))],
  ['scrolling by more than a screen', false, () => scrollPage(innerHeight + 1)],
  ['scrolling by less', true, () => scrollPage(innerHeight / 2)],
  ['another key', true, () => dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))],
  ['another link', true, () => document.querySelector<HTMLElement>('[href="/fees"]')?.click()],
] as const)('after %s it still defers: %p', (_what, defers, act) => {
  open('/fees', 'navigate');
  dispatchEvent(new Event('load'));
  idle();
  act();
  expect(root.hasAttribute('data-defer')).toBe(defers);
  idle();
  expect(laidOut().length > 0).toBe(defers);
});
