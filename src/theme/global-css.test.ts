import { fonts } from './fonts';
import { globalCss } from './global-css';
import { color } from './tokens';

test('each font is declared once, shows text immediately and has a fallback face', () => {
  for (const { href } of fonts) expect(globalCss.split(href)).toHaveLength(2);
  expect(globalCss.match(/font-display:swap/g)).toHaveLength(4);
  expect(globalCss.match(/size-adjust:[\d.]+%/g)?.length).toBeGreaterThanOrEqual(4);
});

test.each([
  ['the page is ink on paper', `html{background:${color.paper};color:${color.ink};`],
  ['the keyboard focus is visible', `:focus-visible{outline:0.125rem solid ${color.focus};`],
  ['hidden parts are hidden', '[hidden]:not([hidden="until-found"]){display:none!important;}'],
  ['nothing moves under reduced motion', 'transition-duration:0s!important;'],
  ['links are underlined on paper', 'text-decoration:underline!important;'],
  ['parts can be left out of print', '[data-print="none"]{display:none!important;}'],
])('%s', (_, rule) => {
  expect(globalCss).toContain(rule);
});

test("it's minified and safe in a style element", () => {
  expect(globalCss).not.toMatch(/[\n<]|label:|undefined|\[object/);
});
