/** @jest-environment jsdom */
import { runScript } from '../../tests/unit/run-script';
import { scrollStorage } from '../lib/routing/scroll-storage';
import { restoreScroll } from './restore-scroll';

const scrollTo = jest.fn();

/** Loads a document at a history entry, up to its `load` event. */
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
// Ends the listeners of earlier documents.
afterEach(() => dispatchEvent(new Event('wheel')));

test('the position of an entry of the site is restored, twice', () => {
  open('manual', 'here');
  expect(scrollTo.mock.calls).toEqual([
    [0, 2500],
    [0, 2500],
  ]);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  "a visitor who scrolls by %s meanwhile isn't moved",
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

test('any stored value is tolerated', () => {
  sessionStorage.setItem(scrollStorage, '{');
  open('manual', 'here');
  expect(scrollTo).not.toHaveBeenCalled();
});
