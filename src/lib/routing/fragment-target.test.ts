/** @jest-environment jsdom */
import { fragmentTarget } from './fragment-target';

beforeEach(() => {
  document.body.innerHTML = '<p id="limits"></p><p id="100%"></p><p id="été"></p><p id="a%20b"></p>';
});

test.each([
  ['#limits', 'limits'],
  ['#100%', '100%'],
  ['#100%25', '100%'],
  ['#%C3%A9t%C3%A9', 'été'],
  ['#a%20b', 'a%20b'],
])('%s names an element', (hash, id) => {
  expect(fragmentTarget(hash)?.id).toBe(id);
});

test.each(['', '#', '#%ZZ', '#%E0%A4%A', '#\ud800', `#${'x'.repeat(10_000)}`, '#<img src=x>'])(
  '%j names nothing, and does not throw',
  (hash) => {
    expect(fragmentTarget(hash)).toBeNull();
  },
);
