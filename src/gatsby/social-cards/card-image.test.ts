import sharp from 'sharp';
import { railIds } from '../../theme/rails';
import { light } from '../../theme/schemes';
import { drawSocialCard } from './card-image';
import { card, type SocialCardInput } from './format';

const site: SocialCardInput = {
  brand: 'Harbor',
  url: 'harbor.example',
  title: 'Every payment, one port.',
  caption: 'One API.',
  rails: [],
};
const page: SocialCardInput = { ...site, caption: undefined, eyebrow: 'Documentation', rails: ['ach'] };
const long: SocialCardInput = {
  brand: 'Consolidated Interstate Banking Rails Co',
  url: 'www.consolidated-interstate-banking-rails.example',
  title: 'Originate, receive and reconcile ACH, wires, checks and card payments in a single API call',
  caption:
    'Banking infrastructure for the people who build software that keeps other people’s money in order',
  rails: [],
};
const unbroken: SocialCardInput = {
  brand: 'M'.repeat(40),
  url: 'w'.repeat(60),
  title: 'W'.repeat(190),
  eyebrow: 'W'.repeat(90),
  sign: 'w'.repeat(60),
  rails: ['cards'],
};

type Area = { left: number; top: number; width: number; height: number };

/** The colors in a part of the picture. */
async function colorsIn(png: Buffer, part: Area): Promise<Set<string>> {
  const pixels = await sharp(png).extract(part).removeAlpha().raw().toBuffer();
  const shown = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) shown.add(pixels.readUIntBE(at, 3));
  return new Set([...shown].map((one) => `#${one.toString(16).padStart(6, '0')}`));
}

const paper = new Set([light.paper.toLowerCase()]);
const above = { left: 0, top: 0, width: card.width, height: 40 };
const beneath = { left: 0, top: 604, width: card.width, height: 26 };
const right = { left: card.width - card.margin + 4, top: 0, width: card.margin - 4, height: 390 };
const left = { left: 0, top: 0, width: card.margin - 2, height: 470 };

test.each([
  ['of the site', site],
  ['of the site, long', { ...long, eyebrow: undefined }],
  ['of a rail', page],
  ['of two rails', { ...page, rails: ['wires', 'accounts'] as const }],
  ['of a code', { ...page, sign: 'R03' }],
  ['of a code without a rail', { ...page, sign: 'idempotency_key_already_used_error', rails: [] }],
  ['with long texts', { ...long, eyebrow: 'Documentation', caption: undefined }],
  ['with unbroken words', unbroken],
])('the card %s is a PNG of 1200 by 630 under 120 kB, with nothing in its margins', async (_, input) => {
  const png = await drawSocialCard(input);
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(120_000);
  for (const area of [above, beneath, right, left]) expect(await colorsIn(png, area)).toEqual(paper);
});

const middle = { left: 90, top: 460, width: 90, height: 90 };
const wholeLine = { left: 0, top: 400, width: card.width, height: 200 };

test.each([
  'Ostervane calls capital without retyped numbers',
  'Payment limits, windows and hours, dated and sourced',
  'Originate, receive and reconcile ACH, wires, checks and card payments by API',
  'MMMM WWWW MMMM WWWW MMMM WWWW MMMM WWWW MMMM WWWW MM',
])("the title %s isn't truncated", async (title) => {
  const [whole, other] = await Promise.all(
    [title, `${title.slice(0, -1)}x`].map((shown) => drawSocialCard({ ...page, title: shown })),
  );
  expect(whole?.equals(other ?? whole)).toBe(false);
});

test('an unbroken title is truncated within its space', async () => {
  const endless = { ...page, title: 'word '.repeat(60) };
  const cut = await drawSocialCard(endless);
  expect(cut.equals(await drawSocialCard({ ...endless, title: `${endless.title} more` }))).toBe(true);
});

test('the line of a page has the color of its rail, and its bullet a white letter', async () => {
  const png = await drawSocialCard(page);
  const shown = await colorsIn(png, wholeLine);
  expect(shown).toContain(light.ach.toLowerCase());
  expect(shown).not.toContain(light.wires.toLowerCase());
  expect(await colorsIn(png, middle)).toContain(light.surface.toLowerCase());
});

test('a page about several rails shows those, one about none shows all', async () => {
  const some = await colorsIn(await drawSocialCard({ ...page, rails: ['rtp', 'fednow'] }), wholeLine);
  const all = await colorsIn(await drawSocialCard({ ...page, rails: [] }), wholeLine);
  expect(some).toContain(light.fednow.toLowerCase());
  expect(some).not.toContain(light.cards.toLowerCase());
  for (const rail of railIds) expect(all).toContain(light[rail].toLowerCase());
});

test('the texts have the requested colors', async () => {
  const shown = await colorsIn(await drawSocialCard({ ...page, sign: 'R03' }), {
    left: 0,
    top: 120,
    width: card.width,
    height: 270,
  });
  for (const used of [light.ink, light.ink3]) expect(shown).toContain(used.toLowerCase());
});

test('the same card has the same bytes, even after others were drawn', async () => {
  const first = await drawSocialCard(page);
  await drawSocialCard({ ...page, title: 'Other' });
  expect(first.equals(await drawSocialCard({ ...page }))).toBe(true);
});

test.each(['brand', 'url', 'title', 'eyebrow', 'sign'] as const)(
  'another %s is another picture',
  async (field) => {
    const code = { ...page, sign: 'R03' };
    const [one, other] = await Promise.all([
      drawSocialCard(code),
      drawSocialCard({ ...code, [field]: 'Other' }),
    ]);
    expect(one.equals(other)).toBe(false);
  },
);
