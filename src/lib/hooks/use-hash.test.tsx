import { TextEncoder } from 'node:util';
import { act, render, screen } from '@testing-library/react';
import { replaceHash, useHash } from './use-hash';

const seen: string[] = [];
function Shown() {
  const hash = useHash();
  seen.push(hash);
  return <output>{hash || 'none'}</output>;
}

beforeEach(() => {
  seen.splice(0);
  window.history.replaceState(null, '', '/fees#limits');
});

test('shows the hash of the loaded page and follows it', async () => {
  render(<Shown />);
  expect(screen.getByRole('status')).toHaveTextContent('limits');
  act(() => replaceHash('cards'));
  expect(screen.getByRole('status')).toHaveTextContent('cards');
  act(() => replaceHash(''));
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

test("hydrates the server's HTML without errors, then shows the hash", async () => {
  // React's server renderer needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const complaints = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Shown />);
  expect(container).toHaveTextContent('none');
  seen.splice(0);
  render(<Shown />, { container, hydrate: true });
  expect(seen[0]).toBe('');
  expect(container).toHaveTextContent('limits');
  expect(complaints).not.toHaveBeenCalled();
});
