import type { RuleSetRule } from 'webpack';
import { compileWithSwc } from './swc';

const babelRules: RuleSetRule[] = [
  { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] },
  { test: /\.tsx?$/, use: () => [] },
];

const applies = ({ test, include, exclude }: RuleSetRule, file: string) =>
  (test as RegExp).test(file) &&
  !(exclude as RegExp | undefined)?.test(file) &&
  (typeof include === 'function' ? include(file) : include === undefined || file.startsWith(String(include)));

function rulesFor(file: string): RuleSetRule[] {
  const { module } = compileWithSwc({ module: { rules: babelRules } }, 'build-javascript');
  return ((module?.rules ?? []) as RuleSetRule[]).filter((rule) => applies(rule, file));
}

test('SWC compiles a module of the site once, after its queries are removed', () => {
  const [compile, before, ...others] = rulesFor(`${process.cwd()}/src/templates/home.tsx`);
  expect(compile?.use).toEqual([expect.objectContaining({ loader: 'swc-loader' })]);
  expect(before).toMatchObject({ enforce: 'pre', loader: expect.stringContaining('without-queries') });
  expect(others).toEqual([]);
});

test("SWC compiles Gatsby's own modules, which have no queries", () => {
  expect(rulesFor(`${process.cwd()}/.cache/app.js`)).toHaveLength(1);
});

test("packages aren't compiled", () => {
  expect(rulesFor(`${process.cwd()}/node_modules/react/index.js`)).toEqual([]);
});

test("a build fails if Gatsby's rules are not the expected ones", () => {
  expect(() => compileWithSwc({ module: { rules: babelRules.slice(1) } }, 'develop')).toThrow('has changed');
});
