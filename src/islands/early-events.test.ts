/** @jest-environment jsdom */
import { mayBeHandled, withoutEarlyEvents } from './early-events';

const page = document.createElement('div');
page.innerHTML =
  '<p>text</p><button>menu</button><a href="/fees">fees</a><button data-search>search</button><input name="amount">';

const needs = (type: string, selector: string): boolean => {
  let result = false;
  const target = page.querySelector(selector);
  target?.addEventListener(type, (event) => {
    result = mayBeHandled(event);
  });
  target?.dispatchEvent(new Event(type));
  return result;
};

test.each([
  ['click', 'button', true],
  ['input', 'input', true],
  ['keydown', 'p', true],
  ['pointerover', 'p', true],
  ['pointerdown', 'button', false],
  ['touchstart', 'p', false],
  ['click', 'p', false],
  ['click', 'a', false],
  ['click', '[data-search]', false],
])('a %s of %s may be handled by a component: %p', (type, selector, expected) => {
  expect(needs(type, selector)).toBe(expected);
});

test('React hears the others once the page is hydrated', () => {
  let hydrated = false;
  const heard = jest.fn();
  withoutEarlyEvents(
    page,
    () => hydrated,
    () => page.addEventListener('pointerdown', heard),
  );
  page.dispatchEvent(new Event('pointerdown'));
  expect(heard).not.toHaveBeenCalled();
  hydrated = true;
  page.dispatchEvent(new Event('pointerdown'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(Object.hasOwn(page, 'addEventListener')).toBe(false);
});
