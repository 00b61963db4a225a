import satori from 'satori';
import sharp from 'sharp';
import { coverageOf } from './coverage';
import { box } from './elements';
import { cardFonts } from './fonts';

/** The shares as text: rows of hundredths. */
const rows = (path: string): number[][] => {
  const { width = 0, height = 0, shares = new Float32Array() } = coverageOf(path) ?? {};
  return Array.from({ length: height }, (_, row) =>
    [...shares.slice(row * width, (row + 1) * width)].map((share) => Math.round(share * 100)),
  );
};

test('a rectangle covers whole pixels, and edges in part', () => {
  expect(rows('M1 1L3 1L3 2L1 2Z')[0]?.slice(0, 3)).toEqual([100, 100, 0]);
  expect(rows('M0.5 0L2 0L2 0.5L0.5 0.5Z')[0]?.slice(0, 3)).toEqual([25, 50, 0]);
  expect(coverageOf('M7.25 3L9 3L9 4L7.25 4Z')).toMatchObject({ left: 7, top: 3 });
});

test('the direction of an outline makes no difference, and one within another is a hole', () => {
  expect(rows('M0 0L0 2L2 2L2 0Z')).toEqual(rows('M0 0L2 0L2 2L0 2Z'));
  expect(rows('M0 0L3 0L3 3L0 3ZM1 1L1 2L2 2L2 1Z')[1]?.slice(0, 3)).toEqual([100, 0, 100]);
});

test('a slope covers the share below it', () => {
  expect(rows('M0 0L4 4L0 4Z').map((row) => row.slice(0, 4))).toEqual([
    [50, 0, 0, 0],
    [100, 50, 0, 0],
    [100, 100, 50, 0],
    [100, 100, 100, 50],
    [0, 0, 0, 0],
  ]);
  expect(rows('M0 0L4 1L0 1Z')[0]?.slice(0, 4)).toEqual([88, 63, 38, 13]);
});

test('an empty path covers nothing; one with other commands is not drawn', () => {
  expect(rows('')).toEqual([]);
  expect(coverageOf('M0 0H3V3Z')).toBeUndefined();
  expect(coverageOf('M0 0l3 3Z')).toBeUndefined();
});

test('letters look as a renderer of SVG draws them', async () => {
  const [width, height] = [600, 120];
  const layout = box({ fontSize: 72, color: '#000000', width, height }, 'Quay & R08 gj');
  const svg = await satori(layout, { width, height, fonts: await cardFonts() });
  const drawn = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const own = coverageOf(/ d="([^"]*)"/.exec(svg)?.[1] ?? '');
  if (!own) throw new Error('The letters are not drawn.');
  let most = 0;
  let ink = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const inside = x >= own.left && x < own.left + own.width && y >= own.top && y < own.top + own.height;
      const share = inside ? (own.shares[(y - own.top) * own.width + x - own.left] ?? 0) : 0;
      ink += share;
      most = Math.max(most, Math.abs(share - (drawn[y * width + x] ?? 0) / 255));
    }
  expect(ink).toBeGreaterThan(3000);
  expect(most).toBeLessThan(0.2);
});
