/** @jest-environment jsdom */
import { finishBeforeInput } from './before-input';

/** Whether the work is finished by what a visitor does. */
function isFinishedBy(act: () => void): boolean {
  const finish = jest.fn();
  const stop = finishBeforeInput(finish);
  act();
  stop();
  return finish.mock.calls.length > 0;
}

function click(html: string): void {
  document.body.innerHTML = html;
  // A pointer that goes down first doesn't matter.
  const target = document.querySelector('b');
  target?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  target?.dispatchEvent(new Event('click', { bubbles: true }));
}

test.each(['keydown', 'beforeprint'])('it is finished before a %s', (type) => {
  expect(isFinishedBy(() => window.dispatchEvent(new Event(type)))).toBe(true);
});

test.each([
  ['a link within the page', '<a href="#limits"><b>Limits</b></a>', true],
  ['a link to a part of a page', '<a href="/facts#limits"><b>Limits</b></a>', true],
  ['a link to a page', '<a href="/fees"><b>Pricing</b></a>', false],
  ['a button', '<button><b>Dark</b></button>', false],
])('a click on %s: %s', (_, html, finished) => {
  expect(isFinishedBy(() => click(html))).toBe(finished);
});

test('it is finished once, also what is added meanwhile, and not after it was stopped', () => {
  const [first, second, stopped] = [jest.fn(() => void finishBeforeInput(second)), jest.fn(), jest.fn()];
  finishBeforeInput(first);
  finishBeforeInput(stopped)();
  for (let press = 0; press < 2; press += 1) window.dispatchEvent(new Event('keydown'));
  expect([first, second, stopped].map((finish) => finish.mock.calls.length)).toEqual([1, 1, 0]);
});
