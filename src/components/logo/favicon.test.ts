/** The committed icons in static/ follow the mark and the colors: draw them again when one of these changes. */
import { readFileSync } from 'node:fs';
import { dark, light } from '../../theme/schemes';
import { markPath } from './mark';

test('the favicon shows the mark, dark on light, and light on dark in a dark browser', () => {
  const svg = readFileSync('static/favicon.svg', 'utf8');
  expect(svg).toContain(`d="${markPath}"`);
  const [rules, darkRules] = svg.split('@media');
  expect(rules).toContain(`.tile{fill:${light.paper}}.mark{stroke:${light.ink}}`);
  expect(darkRules).toContain(
    `(prefers-color-scheme:dark){.tile{fill:${dark.surface}}.mark{stroke:${dark.ink}}}`,
  );
});
