import { fonts } from './fonts';
import { globalCss } from './global-css';

test('each font is declared once, shows text immediately and has a fallback face', () => {
  for (const { href } of fonts) expect(globalCss.split(href)).toHaveLength(2);
  expect(globalCss.match(/font-display:swap/g)).toHaveLength(4);
  expect(globalCss.match(/size-adjust:[\d.]+%/g)?.length).toBeGreaterThanOrEqual(4);
});

test("it's minified and safe in a style element", () => {
  expect(globalCss).not.toMatch(/[\n<]|label:|undefined|\[object/);
});
