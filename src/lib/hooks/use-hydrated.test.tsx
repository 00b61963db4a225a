import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from './use-hydrated';

const seen: boolean[] = [];

function Probe() {
  const hydrated = useHydrated();
  seen.push(hydrated);
  return <p>{hydrated ? 'browser' : 'server'}</p>;
}

beforeEach(() => seen.splice(0));

test('the first render of a page that was built is as on the server, the next is not', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<p>server</p>';
  document.body.append(container);
  await act(async () => hydrateRoot(container, <Probe />));
  expect(seen[0]).toBe(false);
  expect(container).toHaveTextContent('browser');
  container.remove();
});

test('on the way from another page it is true at once', () => {
  render(<Probe />);
  expect(screen.getByText('browser')).toBeInTheDocument();
  expect(seen).not.toContain(false);
});
