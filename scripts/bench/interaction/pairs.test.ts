import { everyPair, type Source, samplePairs } from './pairs';

const source = (template: string, ...targets: string[]): Source => ({
  template,
  targets: new Map(targets.map((target) => [target, `/${target}`])),
});
const sources = [
  source('home', 'article', 'fees'),
  source('article', 'article', 'home', 'code'),
  source('fees', 'home', 'article'),
  source('code', 'home'),
  source('404'),
];

test('every pair is one link from a template to another', () => {
  expect(everyPair(sources)).toHaveLength(8);
});

test('the sample has one link from each template, to as many templates as possible', () => {
  const pairs = samplePairs(sources);
  expect(pairs.map(({ from }) => from).sort()).toEqual(['article', 'code', 'fees', 'home']);
  expect(pairs.map(({ to }) => to).sort()).toEqual(['article', 'code', 'fees', 'home']);
});
