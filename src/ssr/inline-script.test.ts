/** @jest-environment jsdom */
import '../../tests/unit/setup';
import { matchMediaStub } from '../../tests/unit/match-media';
import { runScript } from '../../tests/unit/run-script';
import { inlineScript } from './inline-script';

const root = document.documentElement;

/** Runs the script on a page with an address. */
function open(address: string): void {
  window.history.replaceState(null, '', address);
  runScript(inlineScript);
}

beforeEach(() => {
  matchMediaStub();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.body.innerHTML = '<div id="___gatsby"></div>';
  Object.assign(window, { IntersectionObserver: jest.fn(() => ({ observe: jest.fn() })) });
});

test('it marks the root element, for styles that need JavaScript', () => {
  open('/');
  expect(root).toHaveAttribute('data-script');
});

test.each([
  ['/updates?filter=Customer+story', 'Customer story'],
  ['/updates?page=2&filter=Product%20Updates', 'Product Updates'],
])('on %s it names the filter', (address, filter) => {
  open(address);
  expect(root).toHaveAttribute('data-filter', filter);
});

test.each([
  ['/updates?filter=Customer+story', 'Customer story — Halyard'],
  ['/updates?filter=customer%20STORY', 'Customer story — Halyard'],
  ['/updates?filter=Nonsense', 'Updates — Halyard'],
  ['/updates', 'Updates — Halyard'],
])('on %s the title is "%s" once the page has been read', (address, title) => {
  document.title = 'Updates — Halyard';
  // Ends the listeners of earlier pages.
  const heard = jest.spyOn(window, 'addEventListener');
  open(address);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<li data-title="Product Updates — Halyard">Product Updates</li><li data-title="Customer story — Halyard">Customer story</li>',
  );
  for (const [type, hear] of heard.mock.calls) if (type === 'DOMContentLoaded') (hear as () => void)();
  heard.mockRestore();
  expect(document.title).toBe(title);
});

test('input makes the result of a built form stale, and no other form', () => {
  document.body.innerHTML =
    '<div data-form="built"><input></div><div data-form="live"><input></div><div><input></div>';
  open('/');
  for (const input of document.querySelectorAll('input'))
    input.dispatchEvent(new Event('input', { bubbles: true }));
  const states = [...document.querySelectorAll('div')].map((form) => form.getAttribute('data-form'));
  expect(states).toEqual(['stale', 'live', null]);
});

test('it selects the code language in groups of samples, and in no other group', () => {
  const heard = jest.spyOn(window, 'addEventListener');
  open('/?language=dark');
  const group = (attribute: string, name: string) =>
    `<fieldset ${attribute}><input type="radio" name="${name}" value="light" checked><input type="radio" name="${name}" value="dark"></fieldset>`;
  document.body.insertAdjacentHTML('beforeend', group('data-languages', 'sample') + group('', 'scheme'));
  for (const [type, hear] of heard.mock.calls) if (type === 'DOMContentLoaded') (hear as () => void)();
  heard.mockRestore();
  const checked = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
  expect(checked.map(({ name, value }) => `${name} ${value}`)).toEqual(['sample dark', 'scheme light']);
});

test.each(['/updates', '/updates?filter=', '/updates?page=2'])('on %s it names no filter', (address) => {
  open(address);
  expect(root).not.toHaveAttribute('data-filter');
});

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['Win32', false],
  ['Linux x86_64', false],
])('on %s the keys are those of Apple: %p', (platform, apple) => {
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
  open('/');
  expect(root.hasAttribute('data-mac')).toBe(apple);
});
