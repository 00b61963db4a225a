import { colorDifference } from '../../tests/unit/color-difference';
import { contrast } from '../../tests/unit/contrast';
import { railIds } from './rails';
import { type ColorName, colorNames, dark, schemeNames, schemes } from './schemes';

type Pairs = { readonly colors: readonly ColorName[]; readonly on: readonly ColorName[] };

const pageSurfaces = ['paper', 'raised', 'surface'] as const;

/** WCAG 2.2, success criterion 1.4.3. */
const text: readonly Pairs[] = [
  { colors: ['ink', 'ink2', 'ink3', 'error'], on: pageSurfaces },
  { colors: ['onFill'], on: ['ink', 'inkHover', 'focus', ...railIds] },
  { colors: ['nightText', 'nightMuted', 'nightBright'], on: ['night'] },
  { colors: ['codeString', 'codeKeyword', 'codeComment', 'codeNumber'], on: ['night'] },
];

/** WCAG 2.2, success criterion 1.4.11: lines and signs, edges of controls, focus. */
const graphics: readonly Pairs[] = [
  { colors: [...railIds, 'control', 'focus'], on: pageSurfaces },
  { colors: ['open', 'closing', 'closed', 'focusNight'], on: ['night'] },
];

/** Hairlines and edges between parts that space separates too, and what's below a menu or behind a dialog. */
const decoration: readonly ColorName[] = [
  'line',
  'lineStrong',
  'nightLine',
  'nightEdge',
  'menuEdge',
  'shadow',
  'backdrop',
];

const each = (pairs: readonly Pairs[]) =>
  schemeNames.flatMap((scheme) =>
    pairs.flatMap(({ colors, on }) =>
      colors.flatMap((color) => on.map((surface) => [scheme, color, surface] as const)),
    ),
  );

test.each(each(text))('%s: text in %s is readable on %s', (scheme, color, surface) => {
  expect(contrast(schemes[scheme][color], schemes[scheme][surface])).toBeGreaterThanOrEqual(4.5);
});

test.each(each(graphics))('%s: a graphic in %s is visible on %s', (scheme, color, surface) => {
  expect(contrast(schemes[scheme][color], schemes[scheme][surface])).toBeGreaterThanOrEqual(3);
});

// Boards keep the lighter colors of rails in both schemes, with a dark letter.
test.each(schemeNames.flatMap((scheme) => railIds.map((rail) => [scheme, rail] as const)))(
  '%s: the sign of %s is readable on a board',
  (scheme, rail) => {
    expect(contrast(dark[rail], schemes[scheme].night)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(schemeNames)('%s: no two rails look alike', (scheme) => {
  const differences = railIds.flatMap((one, at) =>
    railIds.slice(at + 1).map((other) => colorDifference(schemes[scheme][one], schemes[scheme][other])),
  );
  expect(Math.min(...differences)).toBeGreaterThanOrEqual(25);
});

test('every color is in a pair, or decoration', () => {
  const paired = [...text, ...graphics].flatMap(({ colors, on }) => [...colors, ...on]);
  expect([...new Set([...paired, ...decoration])].sort()).toEqual([...colorNames].sort());
});
