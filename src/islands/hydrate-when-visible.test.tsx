import { render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrateWhenVisible } from './hydrate-when-visible';

function Part({ words }: { words: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {words} {count}
    </button>
  );
}
const load = jest.fn(async () => ({ default: Part }));

/** Calls the observers of the last island, like a browser when it enters or leaves. */
let notify: (entries: { isIntersecting: boolean }[]) => void;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  load.mockImplementation(async () => ({ default: Part }));
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: typeof notify) {
        notify = callback;
      }
    },
  });
});

/** Opens a built page. The comments in the HTML mark a completed Suspense boundary. */
async function open() {
  const InBrowser = hydrateWhenVisible('part', load);
  const container = document.createElement('div');
  container.innerHTML =
    '<div data-island="part"><!--$--><button type="button">built<!-- --> <!-- -->0</button><!--/$--></div>';
  document.body.replaceChildren(container);
  const root = await act(async () => hydrateRoot(container, <InBrowser key="first" words="built" />));
  return { container, root, InBrowser };
}

test("far from the viewport its HTML is there and its code isn't", async () => {
  const { container } = await open();
  expect(observe).toHaveBeenCalledWith(container.firstElementChild);
  await act(async () => notify([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'built 0' })).toBeInTheDocument();
});

test('near the viewport its code hydrates the HTML in place and keeps focus', async () => {
  await open();
  const button = screen.getByRole('button');
  act(() => button.focus());
  await act(async () => notify([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
  await act(async () => button.click());
  expect(screen.getByRole('button', { name: 'built 1' })).toBe(button);
  expect(button).toHaveFocus();
});

test("if its code can't be loaded, the HTML stays, and is hydrated when the network returns", async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await open();
  const button = screen.getByRole('button');
  await act(async () => notify([{ isIntersecting: true }]));
  expect(screen.getByRole('button', { name: 'built 0' })).toBe(button);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => button.click());
  expect(screen.getByRole('button', { name: 'built 1' })).toBe(button);
});

test("it's tried again when the visitor returns to it", async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await open();
  await act(async () => notify([{ isIntersecting: true }]));
  await act(async () => notify([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => notify([{ isIntersecting: false }]));
  await act(async () => notify([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(2);
});

test("after client-side navigation it's there in the first render, once loaded", async () => {
  document.body.replaceChildren();
  const InBrowser = hydrateWhenVisible('another-part', load);
  expect(InBrowser.ready('/')).toBe(false);
  await InBrowser.load();
  expect(InBrowser.ready('/')).toBe(true);
  render(<InBrowser words="loaded" />);
  expect(screen.getByRole('button', { name: 'loaded 0' })).toBeInTheDocument();
  expect(observe).not.toHaveBeenCalled();
});

test("back on the first page its HTML is there while its code isn't", async () => {
  const { root } = await open();
  act(() => root.unmount());
  const Again = hydrateWhenVisible('part', load);
  expect(Again.ready(window.location.pathname)).toBe(true);
  expect(Again.ready('/another')).toBe(false);
  render(<Again words="again" />);
  expect(screen.getByRole('button', { name: 'built 0' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'again 0' })).toBeInTheDocument();
});

test("leaving a page before the island is near doesn't affect the next page", async () => {
  const { root, InBrowser } = await open();
  expect(load).not.toHaveBeenCalled();
  await act(async () => root.render(<InBrowser key="second" words="next" />));
  expect(await screen.findByRole('button', { name: 'next 0' })).toBeInTheDocument();
});

test('an update of the page before its code is loaded keeps its HTML', async () => {
  // React reports that it discards the HTML.
  jest.spyOn(console, 'error').mockImplementation();
  const { root, InBrowser } = await open();
  await act(async () => root.render(<InBrowser key="first" words="changed" />));
  expect(screen.getByRole('button', { name: 'built 0' })).toBeVisible();
  await act(async () => notify([{ isIntersecting: true }]));
  expect(screen.getByRole('button', { name: 'changed 0' })).toBeVisible();
});
