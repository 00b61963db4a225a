import sharp from 'sharp';
import { light } from '../../theme/schemes';
import { drawSocialCard } from './card-files';
import { missingIn } from './fonts';
import { card, type SocialCardInput } from './format';

const page: SocialCardInput = {
  brand: 'Harbor',
  url: 'harbor.example',
  title: 'Every payment, one port.',
  eyebrow: 'Documentation',
  rails: ['ach'],
};

/** The number of colors besides paper in a part of the picture. */
async function paintedIn(png: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const pixels = await sharp(png).extract(part).raw().toBuffer();
  const paper = Number.parseInt(light.paper.slice(1), 16);
  const colors = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) colors.add(pixels.readUIntBE(at, 3));
  colors.delete(paper);
  return colors.size;
}

test.each([
  ['a rail', page],
  ['a code', { ...page, sign: 'idempotency_key_already_used_error' }],
  [
    'all rails, with a long title',
    { ...page, rails: [], title: 'Originate, receive and reconcile '.repeat(6) },
  ],
])('the card of %s is a PNG of 1200 by 630 with nothing in its margins', async (_, input) => {
  const png = await drawSocialCard(input);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(120_000);
  expect(await paintedIn(png, { left: 0, top: 0, width: card.width, height: 40 })).toBe(0);
  expect(await paintedIn(png, { left: card.width - 70, top: 0, width: 70, height: 390 })).toBe(0);
  expect(await paintedIn(png, { left: 0, top: 396, width: 60, height: 40 })).toBe(0);
  expect(await paintedIn(png, { left: 76, top: 190, width: 400, height: 150 })).toBeGreaterThan(1);
});

test('letters that a font lacks are reported', async () => {
  expect(await missingIn('José pays 5 € — “now”')).toEqual([]);
  expect(await missingIn('a 한 b')).toEqual(['한']);
});
