/** Addresses with unexpected queries or fragments. */
import type { Fault } from './fault';

const long = 'x'.repeat(10_000);

const filters: readonly Fault[] = (
  [
    ['markup', '?filter=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
    ['stray %', '?filter=100%&x=%ZZ'],
    ['10 kB', `?filter=${long}`],
    ['a lone surrogate', '?filter=%ED%A0%80'],
  ] as const
).map(([what, search]) => ({
  name: `filter with ${what}`,
  start: `/updates${search}`,
  steps: ['scroll'] as const,
  ends: '/updates',
  says: /There’s no filter/,
  sees: 'All updates, with a note that the filter doesn’t exist.',
}));

const fragments: readonly Fault[] = (
  [
    ['markup', '#<img%20src=x%20onerror=alert(1)>'],
    ['a stray %', '#100%'],
    ['a stray escape', '#%ZZ'],
    ['half a character', '#%E0%A4%A'],
    ['a lone surrogate', '#\ud800'],
    ['10 kB', `#${long}`],
  ] as const
).map(([what, fragment]) => ({
  name: `fragment with ${what}`,
  worst: what === 'a stray %',
  start: `/fees${fragment}`,
  steps: ['menu'] as const,
  ends: '/fees',
  sees: 'The page from its top.',
}));

export const addresses: readonly Fault[] = [...filters, ...fragments];
