/** The layout of a card, for satori: brand, address and texts over a line or the map. */
import type { CSSProperties, ReactElement } from 'react';
import { mark, markPath } from '../../components/logo/mark';
import { light } from '../../theme/schemes';
import { fontFamily, text } from '../../theme/tokens';
import { box, lines, picture, track } from './elements';
import { card, type SocialCardInput } from './format';
import { drawLine, drawMap, level, sign as signHeight } from './motif';

const width = card.width - 2 * card.margin;

/** Type sizes in pixels, and the number of lines, for titles up to a length. */
const headlines = [
  { upTo: 17, fontSize: 108, count: 1 },
  { upTo: 36, fontSize: 88, count: 2 },
  { upTo: 80, fontSize: 64, count: 3 },
  { upTo: Number.POSITIVE_INFINITY, fontSize: 50, count: 4 },
] as const;

function drawTitle(title: string): ReactElement {
  const { length } = title;
  const { fontSize, count } = headlines.find(({ upTo }) => length <= upTo) ?? headlines[3];
  const { lineHeight, letterSpacing, fontWeight } = text.display;
  // Long titles may be cut, and satori can't balance those.
  const even: CSSProperties = length > 110 ? lines(count) : { display: 'block', textWrap: 'balance' };
  return box({ ...even, width, fontSize, lineHeight, letterSpacing, fontWeight }, title);
}

/** Type size and width of a code's sign, in pixels: long codes are set smaller. */
function fitSign(code: string): { fontSize: number; width: number } {
  const ems = code.length * 0.6;
  const fontSize = Math.max(28, Math.min(64, Math.floor(608 / ems)));
  return { fontSize, width: Math.min(680, Math.max(signHeight, Math.ceil(ems * fontSize) + 72)) };
}

function drawSign(code: string, background: string): ReactElement {
  const { fontSize, width: own } = fitSign(code);
  return box(
    {
      position: 'absolute',
      left: card.margin,
      top: level.first - signHeight / 2,
      width: own,
      height: signHeight,
      borderRadius: 24,
      alignItems: 'center',
      justifyContent: 'center',
      background,
    },
    box(
      { ...lines(1), maxWidth: own - 24, fontFamily: fontFamily.mono, fontSize, color: light.onFill },
      code,
    ),
  );
}

/** One line for a rail or a code, otherwise the map with the page's rails. */
function drawMotif({ rails: [rail, ...others], sign }: SocialCardInput): ReactElement[] {
  if (sign !== undefined)
    return [
      ...drawLine(rail, card.margin + fitSign(sign).width),
      drawSign(sign, rail ? light[rail] : light.ink),
    ];
  return rail && others.length === 0 ? drawLine(rail) : drawMap(rail ? [rail, ...others] : []);
}

/** Long brands are set smaller. */
function drawMasthead({ brand, url }: SocialCardInput): ReactElement {
  const share = brand.length > 18 ? 0.64 : 1;
  return box(
    { alignItems: 'center', justifyContent: 'space-between', height: 60 },
    box(
      { alignItems: 'center', gap: 18 },
      picture(track(markPath, light.ink, mark.strokeWidth), [mark.size, mark.size], [60 * share, 60 * share]),
      box(
        { ...lines(1), maxWidth: 600, fontSize: 44 * share, fontWeight: 600, letterSpacing: '-0.03em' },
        brand,
      ),
    ),
    box(
      { ...lines(1), fontFamily: fontFamily.mono, fontSize: 26 * share, color: light.ink3, maxWidth: 380 },
      url,
    ),
  );
}

/** A small text at a height, in pixels from the top. */
const note = (top: number, style: CSSProperties, words: string | undefined): ReactElement[] =>
  words === undefined ? [] : [box({ position: 'absolute', left: card.margin, top, ...style }, words)];

/** The layout of a card. */
export function cardLayout(input: SocialCardInput): ReactElement {
  const { title, eyebrow, caption } = input;
  const small = {
    ...lines(1),
    maxWidth: width,
    fontSize: 28,
    fontFamily: fontFamily.mono,
    color: light.ink3,
  };
  return box(
    {
      width: card.width,
      height: card.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `48px ${card.margin}px 0`,
      background: light.paper,
      color: light.ink,
      fontFamily: fontFamily.sans,
    },
    ...drawMotif(input),
    drawMasthead(input),
    ...note(140, small, eyebrow),
    box(
      { position: 'absolute', left: card.margin, top: eyebrow === undefined ? 138 : 184 },
      drawTitle(title),
    ),
    ...note(530, { ...lines(2), width: 380, fontSize: 26, lineHeight: 1.25, color: light.ink2 }, caption),
  );
}
