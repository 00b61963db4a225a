/** @jest-environment jsdom */
import { runScript } from '../../tests/unit/run-script';
import { scrollStorage } from '../lib/routing/scroll-storage';
import { restoreScroll } from './restore-scroll';

const scrollTo = jest.fn();

/** Loads a document at an entry of the history, up to its `load` event. */
function open(mode: ScrollRestoration, key: string | null, meanwhile?: string): void {
  Object.defineProperty(window.history, 'scrollRestoration', { value: mode, configurable: true });
  window.history.replaceState(key === null ? null : { key }, '');
  runScript(`!function(){${restoreScroll}}()`);
  dispatchEvent(new Event('DOMContentLoaded'));
  if (meanwhile) dispatchEvent(new Event(meanwhile));
  dispatchEvent(new Event('load'));
}

beforeEach(() => {
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
  sessionStorage.setItem(scrollStorage, JSON.stringify([['here', [0, 2500]]]));
});
// Ends what earlier documents wait for.
afterEach(() => dispatchEvent(new Event('wheel')));

test('an entry of the site is returned to, twice', () => {
  open('manual', 'here');
  const place = { left: 0, top: 2500, behavior: 'instant' };
  expect(scrollTo.mock.calls).toEqual([[place], [place]]);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'who scrolls by %s meanwhile stays there',
  (act) => {
    open('manual', 'here', act);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['auto', 'here'],
  ['manual', 'elsewhere'],
  ['manual', null],
] as const)('with restoration %p and key %p the browser is left alone', (mode, key) => {
  open(mode, key);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('what is stored may be anything', () => {
  sessionStorage.setItem(scrollStorage, '{');
  open('manual', 'here');
  expect(scrollTo).not.toHaveBeenCalled();
});
