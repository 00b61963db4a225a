import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import data from '../../src/theme/font-files.json';
import { readFont } from './sfnt';

const open = async (family: string, weight: number) => {
  const entry = data.files.find((candidate) => candidate.family === family && candidate.weight === weight);
  const file = await readFile(join(__dirname, '../../static/fonts', entry?.file ?? ''));
  return readFont(await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }));
};

test.each([400, 500, 600])(
  'Schibsted Grotesk %d keeps kerning, ligatures and tabular figures',
  async (weight) => {
    const { features } = await open('Schibsted Grotesk', weight);
    expect([...features]).toEqual(expect.arrayContaining(['kern', 'liga', 'tnum']));
  },
);

test.each(data.files)('$family $weight has what the site sets and no more', async ({ family, weight }) => {
  const { advance } = await open(family, weight);
  const lacking = [...'AZaz09 ~$&@’‘“”–—…·×−↓↑§©®™°±•é\u00a0'].filter((character) => !advance(character));
  expect(lacking).toEqual([]);
  expect(advance('ß')).toBeUndefined();
});

test('widths and line metrics are read in ems and font units', async () => {
  const { advance, metrics } = await open('Geist Mono', 400);
  expect(advance('i')).toBe(0.6);
  expect(advance('W')).toBe(0.6);
  expect(metrics).toEqual({ unitsPerEm: 1000, ascent: 1005, descent: -295, lineGap: 0 });
});

test('a file that is no font is refused by the table it lacks', () => {
  expect(() => readFont(Buffer.alloc(12))).toThrow('no hhea table');
});
