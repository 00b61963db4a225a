import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from './use-hydrated';

const seen: boolean[] = [];

function Probe() {
  const hydrated = useHydrated();
  seen.push(hydrated);
  return <p>{hydrated ? 'browser' : 'server'}</p>;
}

test("the first render of a built page matches the server, the next doesn't", async () => {
  const container = document.createElement('div');
  container.innerHTML = '<p>server</p>';
  await act(async () => hydrateRoot(container, <Probe />));
  expect(seen[0]).toBe(false);
  expect(container).toHaveTextContent('browser');
});
