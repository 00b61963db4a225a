import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { still } from './still';

const Part = ({ words }: { words: string }) => (
  <p>
    {words} <a href="/fees">fees</a>
  </p>
);
const load = jest.fn(async () => ({ default: Part }));
const InBuild = still('part', load, { default: Part });
const InBrowser = still('part', load, undefined);

beforeEach(() => load.mockClear());

/** Opens a page that the build has made. */
async function open(): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = '<div data-still="part"><p>built <a href="/fees">fees</a></p></div>';
  document.body.replaceChildren(container);
  await act(async () => hydrateRoot(container, <InBrowser words="built" />));
  return container;
}

test('the build makes its HTML at once, marked with its name, without loading anything', () => {
  const { container } = render(<InBuild words="built" />);
  expect(container.querySelector('[data-still="part"]')).toHaveTextContent('built fees');
  expect(load).not.toHaveBeenCalled();
});

test('on the page that was asked for it stays as it was built, and its code is not loaded', async () => {
  const container = await open();
  expect(container).toHaveTextContent('built fees');
  expect(load).not.toHaveBeenCalled();
});

test('its links lead on without a reload', async () => {
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'fees' }));
  expect(navigate).toHaveBeenCalledWith('/fees');
});

test('on the way from another page it is loaded and shown', async () => {
  render(<InBrowser words="loaded" />);
  await waitFor(() => expect(screen.getByText(/^loaded/)).toBeInTheDocument());
  expect(load).toHaveBeenCalledTimes(1);
});
