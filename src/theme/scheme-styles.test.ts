import { globalCss } from './global-css';
import { colorNames, dark, light } from './schemes';
import { color } from './tokens';

/** The rule that starts with these words. */
const ruleAfter = (start: string): string => {
  const at = globalCss.indexOf(start);
  return at < 0 ? '' : globalCss.slice(at + start.length, globalCss.indexOf('}', at));
};

const bySystem = '@media screen and (prefers-color-scheme: dark){:root:not([data-scheme="light"]){';
const byChoice = '@media screen{:root[data-scheme="dark"]{';

test('without a choice the scheme is light, in print always', () => {
  const rule = ruleAfter(':root{');
  expect(rule).toContain('color-scheme:light;');
  expect(rule).toContain(`--paper:${light.paper};`);
});

test.each([bySystem, byChoice])('dark applies to screens: %s', (start) => {
  const rule = ruleAfter(start);
  expect(rule).toContain('color-scheme:dark;');
  expect(rule).toContain(`--paper:${dark.paper};`);
});

test('both dark rules are the same', () => {
  expect(ruleAfter(bySystem)).toBe(ruleAfter(byChoice));
});

test.each(colorNames)('%s has a value in each scheme', (name) => {
  const property = /^var\((--\w+)\)$/.exec(color[name])?.[1];
  for (const [start, scheme] of [
    [':root{', light],
    [byChoice, dark],
  ] as const) {
    if (property) expect(ruleAfter(start)).toContain(`${property}:${scheme[name]};`);
    else expect(color[name]).toBe(scheme[name]);
  }
});
