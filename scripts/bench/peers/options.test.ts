import { resolve } from 'node:path';
import { readOptions } from './options';

test('without options every generator is measured five times in a temporary folder', () => {
  expect(readOptions([])).toEqual({ only: ['starlight', 'docusaurus', 'vitepress', 'eleventy'], runs: 5 });
});

test('generators, runs and the folder can be chosen', () => {
  expect(readOptions(['--only', 'eleventy,starlight', '--runs', '2', '--folder', 'peers'])).toEqual({
    only: ['starlight', 'eleventy'],
    runs: 2,
    folder: resolve('peers'),
  });
});

test('an unknown generator is named', () => {
  expect(() => readOptions(['--only', 'hugo'])).toThrow('There is no group "hugo".');
});
