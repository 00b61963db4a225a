import { render, screen } from '@testing-library/react';
import { act, type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrateWhenVisible } from './hydrate-when-visible';
import { staticIsland } from './static-island';

function Part({ words }: { words: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {words} {count}
    </button>
  );
}
const load = jest.fn(async () => ({ default: Part }));

/** Calls the observers of the island, as a browser does when it enters or leaves. */
let notify: (entries: { isIntersecting: boolean }[]) => void;

beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
      constructor(callback: typeof notify) {
        notify = callback;
      }
    },
  });
});

const button = '<button type="button">built<!-- --> <!-- -->0</button>';

/** Opens a built page with an island. */
async function open(html: string, island: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = `<div data-island="part">${html}</div>`;
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, island));
  return { root, built: screen.getByRole('button') };
}

test("a static island keeps its built HTML, and its code isn't loaded", async () => {
  const Static = staticIsland('part', load);
  const { built } = await open(button, <Static words="built" />);
  await act(async () => built.click());
  expect(screen.getByRole('button', { name: 'built 0' })).toBe(built);
  expect(load).not.toHaveBeenCalled();
});

test('where no page is built, its code is loaded', async () => {
  const Static = staticIsland('part', load);
  render(<Static words="loaded" />);
  expect(await screen.findByRole('button', { name: 'loaded 0' })).toBeInTheDocument();
});

/** Opens a built page with an interactive island. The comments in the HTML mark a completed Suspense boundary. */
async function openInteractive() {
  const Interactive = hydrateWhenVisible('part', load);
  const page = await open(`<!--$-->${button}<!--/$-->`, <Interactive words="built" />);
  return { ...page, Interactive };
}

test("far from the viewport an interactive island is there, and its code isn't", async () => {
  const { built } = await openInteractive();
  await act(async () => notify([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  expect(built).toBeInTheDocument();
});

test('near the viewport its code hydrates the HTML in place, and focus stays', async () => {
  const { built } = await openInteractive();
  act(() => built.focus());
  await act(async () => notify([{ isIntersecting: true }]));
  await act(async () => built.click());
  expect(screen.getByRole('button', { name: 'built 1' })).toBe(built);
  expect(built).toHaveFocus();
});

test("if its code can't be loaded, or the page is rendered again, the HTML stays", async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const { root, built, Interactive } = await openInteractive();
  await act(async () => notify([{ isIntersecting: true }]));
  await act(async () => root.render(<Interactive words="changed" />));
  expect(screen.getByRole('button', { name: 'built 0' })).toBe(built);
});
