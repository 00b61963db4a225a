import { render } from '@testing-library/react';
import { act } from 'react';
import { matchMediaStub } from '../../../tests/unit/match-media';
import { replaceHash } from '../../lib/hooks/use-hash';
import { useReferencePlace } from './use-reference-place';

class FakeObserver {
  observe(): void {}
  disconnect(): void {}
}

let screenWidth: ReturnType<typeof matchMediaStub>;
beforeAll(() => {
  screenWidth = matchMediaStub();
  Object.defineProperty(window, 'IntersectionObserver', { value: FakeObserver, configurable: true });
  Element.prototype.scrollIntoView = jest.fn();
});

function Page() {
  useReferencePlace(['object', 'create_parcel']);
  return (
    <>
      <nav id="resources">
        <a href="/parcels" aria-current="page">
          Parcels
        </a>
        <a href="#object">The object</a>
        <a href="#create_parcel">Create a parcel</a>
      </nav>
      <article>
        <section aria-labelledby="object">
          <h2 id="object">The object</h2>
          <details>
            <summary>2 fields of route</summary>
            <p id="route.depot">depot</p>
          </details>
        </section>
        <section aria-labelledby="create_parcel">
          <h2 id="create_parcel">Create a parcel</h2>
          <p id="create_parcel.weight">weight</p>
        </section>
      </article>
    </>
  );
}

const marked = () => document.querySelector('[aria-current="location"]')?.textContent;

beforeEach(() => replaceHash(''));

test('the part with the element in the address is marked, also when the address changes', () => {
  replaceHash('create_parcel.weight');
  render(<Page />);
  expect(marked()).toBe('Create a parcel');
  act(() => replaceHash('object'));
  expect(marked()).toBe('The object');
  act(() => replaceHash('elsewhere'));
  expect(marked()).toBeUndefined();
  expect(document.querySelector('[aria-current="page"]')).toHaveTextContent('Parcels');
});

test('what is folded around the element in the address opens, and the element is shown', () => {
  render(<Page />);
  const details = document.querySelector('details') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  act(() => replaceHash('route.depot'));
  expect(details.open).toBe(true);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  act(() => replaceHash('create_parcel.weight'));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a wide window, where it is a column, closes the side navigation', () => {
  render(<Page />);
  const nav = document.getElementById('resources') as HTMLElement;
  nav.hidePopover = jest.fn();
  screenWidth.becomeWide();
  expect(nav.hidePopover).toHaveBeenCalledTimes(1);
});

test('a link in the side navigation closes it on a phone', () => {
  render(<Page />);
  const nav = document.getElementById('resources') as HTMLElement;
  nav.hidePopover = jest.fn();
  nav.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  nav.querySelector('a')?.click();
  expect(nav.hidePopover).toHaveBeenCalledTimes(1);
});

test.each([
  ['where styles unfold it', true, false],
  ['where they cannot', false, true],
])('before printing, what is folded opens only %s', (_where, supported, open) => {
  Object.defineProperty(window, 'CSS', { value: { supports: () => supported }, configurable: true });
  render(<Page />);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('details')?.open).toBe(open);
});
