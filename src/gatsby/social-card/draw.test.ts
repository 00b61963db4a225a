/** @jest-environment node */
import sharp from 'sharp';
import { color } from '../../theme/tokens';
import { drawSocialCard } from './draw';
import { card } from './format';

const short = {
  brand: 'Harbor',
  headline: 'Every payment, one port.',
  caption: 'One API.',
  url: 'harbor.example',
};
const long = {
  brand: 'Consolidated Interstate Banking Rails Co',
  headline: 'Originate, receive and reconcile ACH, wires, checks and card payments in a single API call',
  caption:
    'Banking infrastructure for the people who build software that keeps other people’s money in order',
  url: 'www.consolidated-interstate-banking-rails.example',
};
const unbroken = {
  brand: 'M'.repeat(40),
  headline: 'W'.repeat(90),
  caption: 'W'.repeat(90),
  url: 'w'.repeat(60),
};

/** The colours that stand in a part of the picture, by how many of its pixels have them. */
async function colorsIn(png: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const pixels = await sharp(png).extract(part).removeAlpha().raw().toBuffer();
  return new Set(
    Array.from({ length: pixels.length / 3 }, (_, at) => pixels.toString('hex', at * 3, at * 3 + 3)),
  );
}

test.each([
  ['short', short],
  ['long', long],
  ['single', { ...long, headline: 'W'.repeat(14) }],
  ['unbroken', unbroken],
])('with %s texts it is a PNG of 1200 by 630 under 120 kB, with nothing in its margins', async (_, input) => {
  const png = await drawSocialCard(input);
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(120_000);

  const paper = new Set([color.paper.slice(1).toLowerCase()]);
  const right = { left: card.width - card.margin + 4, top: 0, width: card.margin - 4, height: 350 };
  expect(await colorsIn(png, right)).toEqual(paper);
  expect(await colorsIn(png, { left: 0, top: 362, width: 690, height: 38 })).toEqual(paper);
  expect(await colorsIn(png, { left: 0, top: 600, width: card.width, height: 30 })).toEqual(paper);
});

test.each(['brand', 'headline', 'caption', 'url'] as const)(
  'another %s is another picture',
  async (field) => {
    const [one, other] = await Promise.all([
      drawSocialCard(short),
      drawSocialCard({ ...short, [field]: 'Other' }),
    ]);
    expect(one.equals(other)).toBe(false);
  },
);

test('the same texts give the same bytes', async () => {
  const [one, other] = await Promise.all([drawSocialCard(short), drawSocialCard({ ...short })]);
  expect(one.equals(other)).toBe(true);
});
