/** @jest-environment jsdom */
import '../../tests/unit/setup';
import { focusPage, startFrom } from './page-focus';

beforeEach(() => {
  document.body.innerHTML = `<button>before</button>
    <div id="page" tabindex="-1"><h2 id="limits">Limits</h2><a id="link" href="/fees">Fees</a><p id="gone">x</p></div>`;
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const page = () => byId('page');

test('the page gets the focus', () => {
  startFrom(null);
  focusPage(page());
  expect(page()).toHaveFocus();
});

test('a part that the address names gets it, and stays as it was once it loses it', () => {
  const before = byId('limits').outerHTML;
  startFrom(byId('limits'));
  focusPage(page());
  expect(byId('limits')).toHaveFocus();
  document.querySelector('button')?.focus();
  expect(byId('limits').outerHTML).toBe(before);
});

test('a part that can have the focus keeps its attributes', () => {
  const before = byId('link').outerHTML;
  startFrom(byId('link'));
  focusPage(page());
  expect(byId('link')).toHaveFocus();
  expect(byId('link').outerHTML).toBe(before);
});

test("the page gets it if the part can't", () => {
  const part = byId('gone');
  part.remove();
  startFrom(part);
  focusPage(page());
  expect(page()).toHaveFocus();
});

test('it is only for one navigation', () => {
  startFrom(byId('limits'));
  focusPage(page());
  focusPage(page());
  expect(page()).toHaveFocus();
});
