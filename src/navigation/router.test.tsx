import { act, render, screen } from '@testing-library/react';
import { startsAtTop } from '../lib/routing/starts-at-top';
import { endTransition, globalHistory, navigate } from './history';
import { Location, Router } from './router';

const Pages = () => (
  <Location>
    {({ location }) => (
      <Router id="page" location={location}>
        <h1>{location.pathname + location.search + location.hash}</h1>
      </Router>
    )}
  </Location>
);
const heading = () => screen.getByRole('heading');
const page = () => document.getElementById('page');

/** Goes back and waits for the browser to say so. */
const goBack = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        navigate(-1);
      }),
  );

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(endTransition);

test('a page is rendered as soon as the address changes, without waiting for a frame', () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  render(<Pages />);
  act(() => navigate('/fees?rail=ach#ach'));
  expect(heading()).toHaveTextContent('/fees?rail=ach#ach');
  expect(frame).not.toHaveBeenCalled();
});

test('another path gets the focus; the first page and another query leave it', () => {
  render(<Pages />);
  expect(page()).not.toHaveFocus();
  act(() => navigate('/?rail=ach'));
  expect(page()).not.toHaveFocus();
  act(() => navigate('/fees'));
  expect(page()).toHaveFocus();
});

test('Back shows the page before', async () => {
  render(<Pages />);
  act(() => navigate('/fees'));
  act(() => navigate('/contact'));
  await goBack();
  expect(heading()).toHaveTextContent('/fees');
});

test('the listeners of a step back are called after those that were added before them', async () => {
  const calls: string[] = [];
  const early = globalHistory.listen(() => calls.push('early'));
  window.addEventListener('popstate', () => calls.push('between'), { once: true });
  const late = globalHistory.listen(() => calls.push('late'));
  navigate('/fees');
  expect(calls.splice(0)).toEqual(['early', 'late']);
  await goBack();
  expect(calls).toEqual(['early', 'between', 'late']);
  early();
  late();
});

test('an entry whose page was never shown is replaced', () => {
  render(<Pages />);
  act(() => navigate('/security'));
  const before = window.history.length;
  act(() => {
    navigate('/fees');
    navigate('/contact');
  });
  expect(heading()).toHaveTextContent('/contact');
  expect(window.history.length).toBe(before + 1);
});

test('an entry keeps the state that it gets, with a key', () => {
  navigate('/fees', { state: { index: 7 }, replace: true });
  expect(window.history.state).toEqual({ index: 7, key: expect.any(String) });
});

test('a link to a page begins at its top; a fragment and a step back do not', async () => {
  render(<Pages />);
  act(() => navigate('/fees'));
  expect(startsAtTop()).toBe(true);
  act(() => navigate('/contact#sales'));
  expect(startsAtTop()).toBe(false);
  act(() => navigate('/security'));
  await goBack();
  expect(startsAtTop()).toBe(false);
});
