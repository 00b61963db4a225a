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

/** Calls the observers of the last island, as a browser does when it comes near or leaves. */
let tell: (entries: { isIntersecting: boolean }[]) => void;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  load.mockImplementation(async () => ({ default: Part }));
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: typeof tell) {
        tell = callback;
      }
    },
  });
});

/** Opens a page that the build has made. The marks in the HTML are those of a boundary that is complete. */
async function open() {
  const InBrowser = hydrateWhenVisible('part', load);
  const container = document.createElement('div');
  container.innerHTML =
    '<div data-island="part"><!--$--><button type="button">built<!-- --> <!-- -->0</button><!--/$--></div>';
  document.body.replaceChildren(container);
  const root = await act(async () => hydrateRoot(container, <InBrowser key="first" words="built" />));
  return { container, root, InBrowser };
}

test('far from the visitor its HTML is there and its code is not', async () => {
  const { container } = await open();
  expect(observe).toHaveBeenCalledWith(container.firstElementChild);
  await act(async () => tell([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'built 0' })).toBeInTheDocument();
});

test('when it comes near, its code takes the HTML over where it is, with the focus in it', async () => {
  await open();
  const button = screen.getByRole('button');
  act(() => button.focus());
  await act(async () => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
  await act(async () => button.click());
  expect(screen.getByRole('button', { name: 'built 1' })).toBe(button);
  expect(button).toHaveFocus();
});

test('HTML whose code cannot be loaded stays, and is hydrated when the network returns', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await open();
  const button = screen.getByRole('button');
  await act(async () => tell([{ isIntersecting: true }]));
  expect(screen.getByRole('button', { name: 'built 0' })).toBe(button);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => button.click());
  expect(screen.getByRole('button', { name: 'built 1' })).toBe(button);
});

test('it is tried again when the visitor comes back to it', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await open();
  await act(async () => tell([{ isIntersecting: true }]));
  await act(async () => tell([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => tell([{ isIntersecting: false }]));
  await act(async () => tell([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(2);
});

test('on the way from another page it is there in the first render, once it has been loaded', async () => {
  document.body.replaceChildren();
  const InBrowser = hydrateWhenVisible('another-part', load);
  expect(InBrowser.ready('/')).toBe(false);
  await InBrowser.load();
  expect(InBrowser.ready('/')).toBe(true);
  render(<InBrowser words="loaded" />);
  expect(screen.getByRole('button', { name: 'loaded 0' })).toBeInTheDocument();
  expect(observe).not.toHaveBeenCalled();
});

test('back on the page that was loaded first its HTML is there while its code is not', async () => {
  const { root } = await open();
  act(() => root.unmount());
  const Again = hydrateWhenVisible('part', load);
  expect(Again.ready(window.location.pathname)).toBe(true);
  expect(Again.ready('/another')).toBe(false);
  render(<Again words="again" />);
  expect(screen.getByRole('button', { name: 'built 0' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'again 0' })).toBeInTheDocument();
});

test('a page that is left before the part is near does not keep it from the next page', async () => {
  const { root, InBrowser } = await open();
  expect(load).not.toHaveBeenCalled();
  await act(async () => root.render(<InBrowser key="second" words="next" />));
  expect(await screen.findByRole('button', { name: 'next 0' })).toBeInTheDocument();
});

test('a change of the page before its code is there leaves its HTML in sight', async () => {
  // React says that it gives the HTML up.
  jest.spyOn(console, 'error').mockImplementation();
  const { root, InBrowser } = await open();
  await act(async () => root.render(<InBrowser key="first" words="changed" />));
  expect(screen.getByRole('button', { name: 'built 0' })).toBeVisible();
  await act(async () => tell([{ isIntersecting: true }]));
  expect(screen.getByRole('button', { name: 'changed 0' })).toBeVisible();
});
