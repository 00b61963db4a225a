import { act, render, screen } from '@testing-library/react';
import { setStartsAtTop } from '../lib/routing/starts-at-top';
import { AfterPaint } from './after-paint';

const part = () => screen.queryByText('below the fold');
const open = () => render(<AfterPaint>below the fold</AfterPaint>);

afterEach(() => {
  setStartsAtTop(false);
  jest.restoreAllMocks();
});

test('at the top of a page, what is below the fold follows after a frame', async () => {
  let draw: FrameRequestCallback = () => {};
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    draw = callback;
    return 1;
  });
  setStartsAtTop(true);
  open();
  expect(part()).toBeNull();
  act(() => draw(0));
  expect(await screen.findByText('below the fold')).toBeVisible();
});

test('it is there before a key does anything', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  setStartsAtTop(true);
  open();
  // Inside `act`, which would render it at its end anyway.
  act(() => {
    window.dispatchEvent(new Event('keydown'));
    expect(part()).toBeVisible();
  });
});

test('for a fragment or a saved position it is there at once', () => {
  open();
  expect(part()).toBeVisible();
});

test('in a hidden tab, which draws no frames, it is there at once', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  setStartsAtTop(true);
  open();
  expect(part()).toBeVisible();
});
