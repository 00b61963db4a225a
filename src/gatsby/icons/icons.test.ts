import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { light } from '../../theme/schemes';
import { webManifest, writeWebManifest } from '../outputs/web-manifest';
import { writeIcons } from './icon-files';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
beforeAll(() => writeIcons(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string): Buffer => readFileSync(join(folder, path));

/** A pixel's color as #rrggbb and its alpha, 0 to 255. */
async function pixels(png: Buffer): Promise<(x: number, y: number) => { hex: string; alpha: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = 4 * (Math.floor(y) * info.width + Math.floor(x));
    return { hex: `#${data.toString('hex', at, at + 3)}`.toUpperCase(), alpha: data[at + 3] ?? 0 };
  };
}

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icons/icon-192.png', 192],
  ['/icons/icon-512.png', 512],
  ['/icons/maskable-512.png', 512],
])('%s is a PNG with sides of %d pixels, with the mark in ink on paper', async (path, side) => {
  expect(await sharp(read(path)).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  const at = await pixels(read(path));
  expect(at(side / 2 + side / 28, side / 2)).toEqual({ hex: light.ink, alpha: 255 });
  expect(at(side / 2, side * 0.9)).toEqual({ hex: light.paper, alpha: 255 });
});

test('/favicon.ico has the favicon at 16, 32 and 48 pixels', async () => {
  const ico = read('/favicon.ico');
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 3]);
  const entries = [0, 1, 2].map((index) => ico.subarray(6 + 16 * index, 22 + 16 * index));
  expect(entries.map((entry) => [entry[0], entry[1]])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  for (const entry of entries) {
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const png = ico.subarray(start, start + length);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: entry[0], height: entry[1] });
    const at = await pixels(png);
    expect(at(0, 0).alpha).toBeLessThan(8);
    expect(at((entry[0] ?? 0) / 2, 1)).toEqual({ hex: light.paper, alpha: 255 });
  }
});

test.each(['/apple-touch-icon.png', '/icons/maskable-512.png'])(
  '%s fills its square, corners too',
  async (path) => {
    const { width } = await sharp(read(path)).metadata();
    const at = await pixels(read(path));
    for (const x of [0, width - 1])
      for (const y of [0, width - 1]) expect(at(x, y)).toEqual({ hex: light.paper, alpha: 255 });
  },
);

test('the logo of the maskable icon fits in a circle of 80 percent', async () => {
  const side = 512;
  const at = await pixels(read('/icons/maskable-512.png'));
  const outside = new Set<string>();
  // Checks the circle itself: anything beyond it would cross it.
  for (let turn = 0; turn < 2 * Math.PI; turn += 1 / side)
    outside.add(at(side / 2 + 0.4 * side * Math.cos(turn), side / 2 + 0.4 * side * Math.sin(turn)).hex);
  expect([...outside]).toEqual([light.paper]);
});

test('the manifest names the site, and its icons exist in the sizes it declares', async () => {
  const brand = { name: 'Halyard', default_description: 'Payments for harbors.' };
  const { icons, ...rest } = webManifest({ brand });
  expect(rest).toEqual({
    id: '/',
    name: 'Halyard',
    short_name: 'Halyard',
    description: 'Payments for harbors.',
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: light.paper,
    background_color: light.paper,
  });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(read(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the manifest is written in JSON; without a brand the build stops', async () => {
  const data = { brand: { name: 'Halyard', default_description: 'Payments for harbors.' } };
  await writeWebManifest((async () => ({ data })) as never, folder);
  expect(JSON.parse(read('/site.webmanifest').toString())).toEqual(webManifest(data));
  const fails = writeWebManifest((async () => ({ errors: ['no brand'] })) as never, folder);
  await expect(fails).rejects.toThrow('The query WebManifest failed: no brand');
});
