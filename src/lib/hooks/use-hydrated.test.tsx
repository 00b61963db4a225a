import { render, screen } from '@testing-library/react';
import { act, lazy, type ReactElement, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useBuilt, useHydrated } from './use-hydrated';

const seen: boolean[] = [];

function Probe() {
  const hydrated = useHydrated();
  seen.push(hydrated);
  return <p>{hydrated ? 'browser' : 'server'}</p>;
}

function BuiltProbe() {
  seen.push(useBuilt());
  return <p>built</p>;
}

beforeEach(() => seen.splice(0));

/** Hydrates built HTML. */
async function hydrate(html: string, element: ReactElement): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = html;
  await act(async () => hydrateRoot(container, element));
  return container;
}

test("the first render of a built page matches the server, the next doesn't", async () => {
  const container = await hydrate('<p>server</p>', <Probe />);
  expect(seen[0]).toBe(false);
  expect(container).toHaveTextContent('browser');
});

test('after a client-side navigation it is true at once', () => {
  render(<Probe />);
  expect(screen.getByText('browser')).toBeInTheDocument();
  expect(seen).not.toContain(false);
});

test('a part of a built page knows that it is one, without being rendered again', async () => {
  await hydrate('<p>built</p>', <BuiltProbe />);
  expect(seen).toEqual([true]);
});

test('so does a part that hydrates after the rest', async () => {
  let arrive = () => {};
  const code = new Promise<{ default: typeof BuiltProbe }>((resolve) => {
    arrive = () => resolve({ default: BuiltProbe });
  });
  const Late = lazy(() => code);
  await hydrate(
    '<!--$--><p>built</p><!--/$-->',
    <Suspense>
      <Late />
    </Suspense>,
  );
  expect(seen).toEqual([]);
  await act(async () => arrive());
  expect(seen).toEqual([true]);
});

test("what the browser renders isn't built", () => {
  const { rerender } = render(<BuiltProbe />);
  rerender(<BuiltProbe />);
  expect(new Set(seen)).toEqual(new Set([false]));
});
