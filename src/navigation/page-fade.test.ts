/** @jest-environment jsdom */
import { fadeInPage, noteBrowserAnimation } from './page-fade';

const animate = jest.fn();

function arrange({ reduced = false, hidden = false } = {}): void {
  Object.defineProperty(window, 'matchMedia', {
    value: (query: string) => ({ matches: query.includes('no-preference') !== reduced }),
    configurable: true,
  });
  Object.defineProperty(document, 'visibilityState', {
    value: hidden ? 'hidden' : 'visible',
    configurable: true,
  });
}

beforeEach(() => {
  animate.mockReset();
  arrange();
  document.body.innerHTML = '<header></header><main data-main></main>';
  Object.assign(HTMLElement.prototype, { animate });
});

test('fades in the main part, in 150 ms, from an opacity at which it can be read', () => {
  fadeInPage();
  expect(animate.mock.contexts).toEqual([document.querySelector('main')]);
  expect(animate).toHaveBeenCalledWith(
    { opacity: [0.4, 1] },
    expect.objectContaining({ duration: 150, easing: 'ease-out' }),
  );
});

test('does nothing under reduced motion, or in a hidden tab', () => {
  arrange({ reduced: true });
  fadeInPage();
  arrange({ hidden: true });
  fadeInPage();
  expect(animate).not.toHaveBeenCalled();
});

test('leaves a swipe back to the browser, and fades in the page after it', () => {
  noteBrowserAnimation(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true }));
  fadeInPage();
  expect(animate).not.toHaveBeenCalled();
  fadeInPage();
  expect(animate).toHaveBeenCalledTimes(1);
});

test('fades in after Back by a button', () => {
  noteBrowserAnimation(new PopStateEvent('popstate'));
  fadeInPage();
  expect(animate).toHaveBeenCalledTimes(1);
});

test("a page without a main part, such as one that couldn't be shown, stays as it is", () => {
  document.body.innerHTML = '<p role="alert">Sorry, we encountered an error.</p>';
  expect(fadeInPage).not.toThrow();
});
