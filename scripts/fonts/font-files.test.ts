import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontsourceFile } from '../../src/gatsby/social-cards/fonts';
import data from '../../src/theme/font-files.json';
import { fontFamily } from '../../src/theme/tokens';
import { openFont } from './open-font';

const bytesOf = (file: string): Buffer => readFileSync(join(__dirname, '../../static/fonts', file));

const open = (family: string, weight: number) =>
  openFont(bytesOf(data.files.find((one) => one.family === family && one.weight === weight)?.file ?? ''));

const original = (weight: number) =>
  openFont(readFileSync(join(__dirname, '../..', fontsourceFile(fontFamily.sans, weight, 'woff2'))));

test.each([400, 500, 600])('the sans %d has tabular figures', (weight) => {
  expect(open(fontFamily.sans, weight).features).toContain('tnum');
});

test.each([400, 500, 600])(
  'the sans %d is kerned as its designer meant it, where the site has the pair',
  (weight) => {
    const [ours, theirs] = [open(fontFamily.sans, weight), original(weight)];
    for (const pair of ['To', 'ay', 'AC', 'Wi', 'he', 'r.', 'y,', 'we', '7.', '11']) {
      // To within half of the step that scripts/fonts.ts rounds to.
      expect(Math.abs(ours.kerning(pair) - theirs.kerning(pair))).toBeLessThanOrEqual(0.0025);
    }
    expect(ours.kerning('To')).toBeLessThan(-0.02);
  },
);

test.each(data.files)('$family $weight has what the site sets and no more', ({ family, weight }) => {
  const { advance } = open(family, weight);
  const lacking = [...'AZaz09 ~$&@’‘“”–—…·×−↓↑§©®™°±•é\u00a0'].filter((character) => !advance(character));
  expect(lacking).toEqual([]);
  expect(advance('ß')).toBeUndefined();
});

test('widths and line metrics are read in ems and font units', () => {
  const { advance, metrics } = open(fontFamily.mono, 400);
  expect(advance('i')).toBe(0.6);
  expect(advance('W')).toBe(0.6);
  expect(metrics).toEqual({ unitsPerEm: 1000, ascent: 1005, descent: -295, lineGap: 0 });
});

test('a file that is no font is refused', () => {
  expect(() => openFont(Buffer.alloc(12))).toThrow('Unknown font format');
});
