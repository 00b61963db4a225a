/** @jest-environment jsdom */
import { hashStore, replaceHash } from './hash-store';

const ends: (() => void)[] = [];
function subscribe() {
  const notify = jest.fn();
  ends.push(hashStore.subscribe(notify));
  return notify;
}
/** Waits for the events of a move in history, which come later, however much later. */
const settle = () =>
  new Promise<void>((resolve) => {
    for (const event of ['popstate', 'hashchange']) {
      window.addEventListener(event, () => setTimeout(resolve), { once: true });
    }
  });

beforeEach(() => window.history.replaceState({ key: 'kept' }, '', '/fees?plan=a'));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.restoreAllMocks();
});

test.each([
  ['', ''],
  ['#', ''],
  ['#limits', 'limits'],
  ['#two%20words', 'two words'],
  ['#%C3%A9t%C3%A9', 'été'],
  ['#a#b', 'a#b'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#a=1&b=?', 'a=1&b=?'],
])('an address loaded with "%s" has the hash "%s"', (fragment, expected) => {
  window.history.replaceState(null, '', `/fees${fragment}`);
  expect(hashStore.getSnapshot()).toBe(expected);
});

test('the server knows no hash', () => {
  window.location.hash = 'limits';
  expect(hashStore.getServerSnapshot()).toBe('');
});

test('follows a link within the page, back and forward', async () => {
  const notify = subscribe();
  window.location.hash = 'first';
  window.location.hash = 'second';
  await settle();
  const heard = notify.mock.calls.length;
  expect(heard).toBeGreaterThan(0);
  window.history.back();
  await settle();
  expect(hashStore.getSnapshot()).toBe('first');
  expect(notify.mock.calls.length).toBeGreaterThan(heard);
  window.history.forward();
  await settle();
  expect(hashStore.getSnapshot()).toBe('second');
});

test.each(['limits', 'two words', 'été', 'a#b', '100%', '%41', 'a=1&b=?'])(
  'replacing the hash by "%s" adds no entry and keeps path, query and state',
  (text) => {
    const notify = subscribe();
    const entries = window.history.length;
    replaceHash(text);
    expect(hashStore.getSnapshot()).toBe(text);
    expect(window.location.pathname + window.location.search).toBe('/fees?plan=a');
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(window.history.length).toBe(entries);
    expect(notify).toHaveBeenCalledTimes(1);
  },
);

test('half a surrogate pair is replaced', () => {
  replaceHash('a\ud800b');
  expect(hashStore.getSnapshot()).toBe('a\ufffdb');
});

test('replacing it by nothing removes the sign', () => {
  replaceHash('limits');
  replaceHash('');
  expect(window.location.href).toBe('http://localhost/fees?plan=a');
});

test('a replaced hash is not come back to', async () => {
  window.history.pushState(null, '', '/security');
  replaceHash('first');
  replaceHash('second');
  window.history.back();
  await settle();
  expect(window.location.pathname).toBe('/fees');
});

test('a navigation by pushState is noticed on refresh', () => {
  const notify = subscribe();
  window.history.pushState(null, '', '/fees#limits');
  expect(notify).not.toHaveBeenCalled();
  hashStore.refresh();
  expect(notify).toHaveBeenCalledTimes(1);
});

test('listens once for all subscribers, and no more when the last is gone', () => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const notify = jest.fn();
  const first = hashStore.subscribe(notify);
  const second = hashStore.subscribe(notify);
  expect(add.mock.calls.map(([name]) => name)).toEqual(['hashchange', 'popstate']);
  first();
  first();
  expect(remove).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('hashchange'));
  expect(notify).toHaveBeenCalledTimes(1);
  second();
  expect(remove.mock.calls.map(([name]) => name)).toEqual(['hashchange', 'popstate']);
  window.dispatchEvent(new Event('hashchange'));
  expect(notify).toHaveBeenCalledTimes(1);
});
