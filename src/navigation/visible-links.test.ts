/** @jest-environment jsdom */
import { enqueue } from './prefetch-queue';
import { watchLink } from './visible-links';

jest.mock('./prefetch-queue', () => ({ enqueue: jest.fn() }));

let report: (entries: Partial<IntersectionObserverEntry>[]) => void;
const [observe, unobserve, abort] = [jest.fn(), jest.fn(), jest.fn()];

beforeAll(() => {
  jest.useFakeTimers();
  jest.mocked(enqueue).mockReturnValue({ abort });
  window.IntersectionObserver = jest.fn((callback) => {
    report = callback;
    return { observe, unobserve };
  }) as unknown as typeof IntersectionObserver;
});

function link(href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  document.body.append(anchor);
  watchLink(anchor);
  return anchor;
}

test('one observer watches all links; the pages of visible ones are queued, until the links are gone', () => {
  const [seen, current, below] = [link('/updates?filter=a#top'), link('/'), link('/security')];
  jest.runAllTimers();
  expect(window.IntersectionObserver).toHaveBeenCalledTimes(1);
  expect(observe.mock.calls.flat()).toEqual([seen, current, below]);
  report([
    { target: seen, isIntersecting: true },
    { target: current, isIntersecting: true },
    { target: below, isIntersecting: false },
  ]);
  expect(jest.mocked(enqueue).mock.calls).toEqual([['/updates?filter=a']]);
  seen.remove();
  report([{ target: seen, isIntersecting: false }]);
  expect(abort).toHaveBeenCalledTimes(1);
  expect(unobserve).toHaveBeenCalledWith(seen);
});

test('the page of a link in a closed menu is not queued', () => {
  jest.mocked(enqueue).mockClear();
  const menu = document.createElement('div');
  menu.style.visibility = 'hidden';
  document.body.append(menu);
  const hidden = link('/products/ach');
  menu.append(hidden);
  jest.runAllTimers();
  report([{ target: hidden, isIntersecting: true }]);
  expect(enqueue).not.toHaveBeenCalled();
});

test("a link that's gone before it's watched isn't watched", () => {
  observe.mockClear();
  link('/terms').remove();
  watchLink(null);
  jest.runAllTimers();
  expect(observe).not.toHaveBeenCalled();
});
