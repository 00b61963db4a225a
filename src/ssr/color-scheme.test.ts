/** @jest-environment jsdom */
import '../../tests/unit/setup';
import { runScript } from '../../tests/unit/run-script';
import { dark, light } from '../theme/schemes';
import { colorScheme } from './color-scheme';

const root = document.documentElement;
const forced = { matches: false, change: () => {} };

const radio = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`) as HTMLInputElement;
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

const switchOf = (name: string): string =>
  `<fieldset data-scheme-switch>${['system', 'light', 'dark']
    .map(
      (value) =>
        `<input type="radio" name="${name}" value="${value}" ${value === 'system' ? 'checked' : ''}>`,
    )
    .join('')}</fieldset>`;

/** The listeners that the script has added to the window. */
let listeners: [string, EventListener][] = [];

/** A page whose inline script has run, with a switch in its menu and one in its footer. */
function open(): void {
  const listen = jest.spyOn(window, 'addEventListener');
  runScript(`var r=document.documentElement;${colorScheme}`);
  listeners.push(...(listen.mock.calls as [string, EventListener][]));
  listen.mockRestore();
  document.body.innerHTML = switchOf('menu') + switchOf('footer');
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

const choose = (name: string, value: string) => radio(name, value).click();

beforeEach(() => {
  localStorage.clear();
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  listeners = [];
  root.removeAttribute('data-scheme');
  document.head.innerHTML = `<meta name="theme-color" content="${light.paper}"><meta name="theme-color" content="${dark.paper}">`;
  document.body.innerHTML = '';
  forced.matches = false;
  const query = {
    get matches() {
      return forced.matches;
    },
    addEventListener: (_type: string, listener: () => void) => {
      forced.change = listener;
    },
  };
  Object.defineProperty(window, 'matchMedia', { value: () => query, configurable: true });
});

test('an unknown stored value is the same as none', () => {
  localStorage.scheme = 'sepia';
  open();
  expect(root).toHaveAttribute('data-scheme', 'system');
  expect(chosen()).toEqual(['system', 'system']);
});

test.each(['storage', 'pageshow'])('a choice made in another tab applies on %s', (event) => {
  open();
  localStorage.scheme = 'dark';
  window.dispatchEvent(new Event(event));
  expect(root).toHaveAttribute('data-scheme', 'dark');
  expect(chosen()).toEqual(['dark', 'dark']);
});

test('where storage is denied a choice lasts as long as the page', () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied');
  });
  open();
  expect(chosen()).toEqual(['system', 'system']);
  choose('footer', 'dark');
  window.dispatchEvent(new Event('pageshow'));
  expect(root).toHaveAttribute('data-scheme', 'dark');
  denied.mockRestore();
});

test("forced colors are the system's, whatever was chosen", () => {
  localStorage.scheme = 'light';
  forced.matches = true;
  open();
  expect(root).toHaveAttribute('data-scheme', 'system');
  forced.matches = false;
  forced.change();
  expect(root).toHaveAttribute('data-scheme', 'light');
});

test('other fields have no part in it', () => {
  open();
  document.body.insertAdjacentHTML('beforeend', '<input type="radio" name="other" value="dark">');
  choose('other', 'dark');
  expect(root).toHaveAttribute('data-scheme', 'system');
});
