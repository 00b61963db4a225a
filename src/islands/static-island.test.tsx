import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepBuiltPage } from './built-html';
import { staticIsland } from './static-island';

const Part = ({ words }: { words: string }) => (
  <p>
    {words} <a href="/fees">fees</a>
  </p>
);
const load = jest.fn(async () => ({ default: Part }));

let count = 0;
/** An island that no other test has loaded. */
function island() {
  count += 1;
  const name = `part-${count}`;
  const Static = staticIsland(name, load);
  return { name, Static };
}

beforeEach(() => {
  load.mockClear();
  window.history.replaceState(null, '', '/');
});

/** Opens a built page. */
async function open({ name, Static }: ReturnType<typeof island>): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = `<div data-island="${name}"><p>built <a href="/fees">fees</a></p></div>`;
  document.body.replaceChildren(container);
  const root = await act(async () => hydrateRoot(container, <Static words="built" />));
  unmount = () => act(() => root.unmount());
  return container;
}
let unmount: () => void;

test("on the first page it stays as built, and its code isn't loaded", async () => {
  const container = await open(island());
  expect(container).toHaveTextContent('built fees');
  expect(load).not.toHaveBeenCalled();
});

test("its links don't reload the page", async () => {
  await open(island());
  fireEvent.click(screen.getByRole('link', { name: 'fees' }));
  expect(navigate).toHaveBeenCalledWith('/fees');
});

test('returning to that page needs no code; another page does', async () => {
  const part = island();
  await open(part);
  unmount();
  expect(part.Static.ready('/')).toBe(true);
  expect(part.Static.ready('/contact')).toBe(false);
  render(<part.Static words="not used" />);
  expect(screen.getByText(/^built/)).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('another page is shown from its built HTML, without code, with links that do not reload it', async () => {
  const { name, Static } = island();
  const html = `<div data-island="${name}"><p>next <a href="/contact">contact</a></p></div>`;
  keepBuiltPage('/fees', html, new DOMParser().parseFromString(html, 'text/html'));
  window.history.replaceState(null, '', '/fees');
  expect(Static.ready('/fees')).toBe(true);
  const { container } = render(<Static words="not used" />);
  expect(container).toHaveTextContent('next contact');
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'contact' }));
  expect(navigate).toHaveBeenCalledWith('/contact');
});

test("once loaded it's there in the first render", async () => {
  const { Static } = island();
  await Static.load();
  expect(Static.ready('/anywhere')).toBe(true);
  const { container } = render(<Static words="loaded" />);
  expect(container).toHaveTextContent('loaded fees');
  expect(container.querySelector('[data-late]')).toBeNull();
});

test("if it isn't loaded when rendered, it's marked and retried until it loads", async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const { Static } = island();
  const { container } = render(<Static words="late" />);
  expect(container.querySelector('[data-late]')).not.toBeNull();
  await act(async () => {});
  expect(container).not.toHaveTextContent('late');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(container).toHaveTextContent('late fees');
  expect(load).toHaveBeenCalledTimes(2);
});
