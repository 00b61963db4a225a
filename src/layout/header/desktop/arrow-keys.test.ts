/** @jest-environment jsdom */
import { arrowTarget } from './arrow-keys';

const element = (id: string): HTMLElement => Object.assign(document.createElement('a'), { id });
const bar = ['b1', 'b2', 'b3'].map(element);
const panel = ['p1', 'p2', 'p3'].map(element);
const outside = element('outside');
const of = (id: string): HTMLElement => [...bar, ...panel].find((one) => one.id === id) ?? outside;

test.each([
  ['ArrowRight', 'b1', 'b2'],
  ['ArrowRight', 'b3', 'b1'],
  ['ArrowLeft', 'b2', 'b1'],
  ['ArrowLeft', 'b1', 'b3'],
  ['Home', 'b3', 'b1'],
  ['End', 'b1', 'b3'],
  ['ArrowUp', 'b1', undefined],
  ['ArrowDown', 'b1', undefined],
  ['ArrowDown', 'p1', 'p2'],
  ['ArrowDown', 'p3', 'p1'],
  ['ArrowUp', 'p1', 'p3'],
  ['ArrowUp', 'p2', 'p1'],
  ['Home', 'p2', 'p1'],
  ['End', 'p1', 'p3'],
  ['ArrowRight', 'p1', undefined],
  ['ArrowLeft', 'p1', undefined],
  ['Tab', 'b1', undefined],
  ['a', 'p1', undefined],
  ['ArrowRight', 'outside', undefined],
])('%s on %s moves to %s', (key, from, to) => {
  expect(arrowTarget(key, of(from), bar, panel)?.id).toBe(to);
});

test('a list of one wraps to itself', () => {
  const [only] = bar as [HTMLElement];
  expect(arrowTarget('ArrowRight', only, [only], [])).toBe(only);
});
