/** @jest-environment jsdom */
import '../../tests/unit/setup';
import { runScript } from '../../tests/unit/run-script';
import { searchRequests } from './search-requests';

const root = document.documentElement;

let requests = 0;
addEventListener('searchrequest', () => {
  requests += 1;
});

// Once for all tests, because its listeners stay.
runScript(`!function(){var r=document.documentElement;${searchRequests}}()`);

beforeEach(() => {
  requests = 0;
  delete root.dataset.searchrequest;
  document.body.innerHTML =
    '<a href="/search" data-search><b>Search</b></a><a href="#x">Other</a><input><p tabindex="0">Words</p><dialog><a href="#y">Result</a></dialog>';
});

/** Dispatches an event and returns whether its default was prevented. */
const kept = (selector: string, event: Event): boolean =>
  !(document.querySelector(selector) ?? document.body).dispatchEvent(event);
const options = { bubbles: true, cancelable: true };
const key = (selector: string, name: string, more: KeyboardEventInit = {}) =>
  kept(selector, new KeyboardEvent('keydown', { ...options, key: name, ...more }));
const click = (selector: string, more: MouseEventInit = {}) =>
  kept(selector, new MouseEvent('click', { ...options, ...more }));

test.each([
  ['a click on the control', () => click('b')],
  ['Ctrl K', () => key('p', 'k', { ctrlKey: true })],
  ['⌘K', () => key('p', 'k', { metaKey: true })],
  ['Ctrl K in a field, with capitals locked', () => key('input', 'K', { ctrlKey: true })],
  ['a slash', () => key('p', '/')],
  ['a slash that needs Shift', () => key('p', '/', { shiftKey: true })],
])('%s requests search', (_what, act) => {
  expect(act()).toBe(true);
  expect(requests).toBe(1);
  expect(root).toHaveAttribute('data-searchrequest', '');
});

test.each([
  ['a click elsewhere', () => click('a[href="#x"]')],
  ['a click that opens a tab', () => click('b', { ctrlKey: true })],
  ['a click that opens a window', () => click('b', { shiftKey: true })],
  ['a slash in a field', () => key('input', '/')],
  ['a slash on a result in the dialog, which writes it to the field', () => key('dialog a', '/')],
  ['a slash with Ctrl', () => key('p', '/', { ctrlKey: true })],
  ['k alone', () => key('p', 'k')],
  ['Ctrl Shift K', () => key('p', 'K', { ctrlKey: true, shiftKey: true })],
  ['Ctrl Alt K', () => key('p', 'k', { ctrlKey: true, altKey: true })],
])('%s does not', (_what, act) => {
  expect(act()).toBe(false);
  expect(requests).toBe(0);
  expect(root).not.toHaveAttribute('data-searchrequest');
});

test("a key that React stops, because it hasn't hydrated that part yet, requests search", () => {
  document.querySelector('input')?.addEventListener('keydown', (event) => event.stopPropagation());
  key('input', 'k', { ctrlKey: true });
  expect(requests).toBe(1);
});

test('text typed before search opens is kept', () => {
  key('p', '/');
  for (const name of ['R', '0', 'Shift', '3']) key('p', name);
  expect(root).toHaveAttribute('data-searchrequest', 'R03');
  delete root.dataset.searchrequest;
  expect(key('p', 'x')).toBe(false);
});
