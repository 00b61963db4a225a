/** @jest-environment jsdom */
import { hashStore, replaceHash } from './hash-store';

const ends: (() => void)[] = [];
function subscribe() {
  const notify = jest.fn();
  ends.push(hashStore.subscribe(notify));
  return notify;
}
/** Waits for the events of a history move, which are asynchronous. */
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
  ['#two%20words', 'two%20words'],
  ['#%C3%A9t%C3%A9', '%C3%A9t%C3%A9'],
  ['#a#b', 'a#b'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#a=1&b=?', 'a=1&b=?'],
])('an address loaded with "%s" has the hash "%s"', (fragment, expected) => {
  window.history.replaceState(null, '', `/fees${fragment}`);
  expect(hashStore.getSnapshot()).toBe(expected);
});

test("the server's hash is empty", () => {
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

test.each([
  ['limits', 'limits'],
  ['two words', 'two%20words'],
  ['two%20words', 'two%20words'],
  ['été', '%C3%A9t%C3%A9'],
  ['a#b', 'a#b'],
  ['100%', '100%'],
  ['%41', '%41'],
  ['a=1&b=?', 'a=1&b=?'],
])(
  'replacing the hash with "%s" makes it "%s", adds no entry and keeps path, query and state',
  (text, expected) => {
    const notify = subscribe();
    const entries = window.history.length;
    replaceHash(text);
    expect(hashStore.getSnapshot()).toBe(expected);
    expect(window.location.pathname + window.location.search).toBe('/fees?plan=a');
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(window.history.length).toBe(entries);
    expect(notify).toHaveBeenCalledTimes(1);
  },
);

test('half a surrogate pair is replaced', () => {
  replaceHash('a\ud800b');
  expect(hashStore.getSnapshot()).toBe('a%EF%BF%BDb');
});

test('replacing it with an empty text removes the sign', () => {
  replaceHash('limits');
  replaceHash('');
  expect(window.location.href).toBe('http://localhost/fees?plan=a');
});

test('going back skips a replaced hash', async () => {
  window.history.pushState(null, '', '/security');
  replaceHash('first');
  replaceHash('second');
  window.history.back();
  await settle();
  expect(window.location.pathname).toBe('/fees');
});

test('one listener serves all subscribers and is removed with the last', () => {
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

test('the same text changes nothing', () => {
  replaceHash('limits');
  const replaceState = jest.spyOn(window.history, 'replaceState');
  const notify = subscribe();
  replaceHash('limits');
  expect(replaceState).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

test('a change that the browser refuses is left to the next one', () => {
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  replaceHash('limits');
  expect(hashStore.getSnapshot()).toBe('');
  replaceHash('fees');
  expect(hashStore.getSnapshot()).toBe('fees');
});
