import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderMarkdown } from '../markdown/markdown';
import { makePicture } from './picture-sizes';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const home = process.cwd();

const draw = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1B5CFF' } })
    .png()
    .toBuffer();

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect width="9" height="9" /></svg>';

beforeAll(async () => {
  process.chdir(folder);
  mkdirSync('content/updates/images', { recursive: true });
  writeFileSync('content/updates/images/drawing.svg', drawing);
  writeFileSync('content/updates/images/wide.png', await draw(2000, 1000));
  writeFileSync('content/updates/images/small.png', await draw(600, 300));
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const sizeOf = async (address: string) => {
  const { format, width, height } = await sharp(join('public', address)).metadata();
  return [format, width, height];
};
const addressesIn = (webp: string): string[] => webp.split(', ').map((part) => part.replace(/ \d+w$/, ''));

test('a drawing stays as it is', async () => {
  const picture = await makePicture('content/updates/images/drawing.svg');
  expect(picture).toMatchObject({ width: 64, height: 40, webp: '', svg: drawing });
  expect(await sizeOf(picture.src)).toEqual(['svg', 64, 40]);
});

test('a wide picture has three widths of WebP, and its own format as a fallback', async () => {
  const picture = await makePicture('content/updates/images/wide.png');
  expect([picture.width, picture.height]).toEqual([960, 480]);
  expect(await sizeOf(picture.src)).toEqual(['png', 960, 480]);
  expect(picture.webp).toMatch(/^\/images\/wide-[0-9a-f]{8}-480\.webp 480w, .* 960w, .* 1440w$/);
  expect(await Promise.all(addressesIn(picture.webp).map(sizeOf))).toEqual([
    ['webp', 480, 240],
    ['webp', 960, 480],
    ['webp', 1440, 720],
  ]);
});

test('a picture is never enlarged', async () => {
  const picture = await makePicture('content/updates/images/small.png');
  expect([picture.width, picture.height]).toEqual([600, 300]);
  expect(await Promise.all(addressesIn(picture.webp).map(sizeOf))).toEqual([
    ['webp', 480, 240],
    ['webp', 600, 300],
  ]);
});

test('a picture that a camera stored on its side is upright', async () => {
  const onItsSide = await sharp(await draw(600, 300))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  writeFileSync('content/updates/images/portrait.jpg', onItsSide);
  const picture = await makePicture('content/updates/images/portrait.jpg');
  expect([picture.width, picture.height]).toEqual([300, 600]);
  expect(await sizeOf(picture.src)).toEqual(['jpeg', 300, 600]);
  expect(await Promise.all(addressesIn(picture.webp).map(sizeOf))).toEqual([['webp', 300, 600]]);
});

test('another picture of the same name has another address', async () => {
  const before = await makePicture('content/updates/images/small.png');
  writeFileSync('content/updates/images/small.png', await draw(600, 200));
  const after = await makePicture('content/updates/images/small.png');
  expect(after.src).not.toBe(before.src);
});

test('a picture alone in a paragraph is a figure, with its caption, its size and its alt text', async () => {
  const { html } = await renderMarkdown('![A wire](images/wide.png "How it goes.")');
  const { src, webp } = await makePicture('content/updates/images/wide.png');
  expect(html).toMatch(/^<figure><picture><source type="image\/webp" srcset="[^"]+" sizes="[^"]+"><img /);
  expect(html).toContain(`srcset="${webp}"`);
  expect(html).toContain(`src="${src}" width="960" height="480" alt="A wire" loading="lazy"`);
  expect(html).toContain('<figcaption>How it goes.</figcaption></figure>');
});

test('a picture in a sentence stays in the sentence', async () => {
  const { html } = await renderMarkdown('Like ![this](images/wide.png) one.');
  expect(html).toMatch(/^<p>Like <picture>.*<\/picture> one\.<\/p>$/);
});
