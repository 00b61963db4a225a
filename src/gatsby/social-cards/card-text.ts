/** The page's own parts of its card: eyebrow, title, caption and a code's sign. */
import type { CSSProperties, ReactElement } from 'react';
import { light } from '../../theme/schemes';
import { fontFamily, text } from '../../theme/tokens';
import { box, lines } from './elements';
import { card, type SocialCardInput } from './format';
import { level, sign as signHeight } from './line';
import { fitHeadline, fitSign } from './type-size';

/** A part of the card in pixels, and its content on a transparent background, for satori. */
export type Part = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly layout: ReactElement;
};

/** Vertical positions in pixels from the top of the card. */
const tops = { eyebrow: 140, title: 138, titleBelow: 184, motif: 390, caption: 530, end: 600 } as const;

const left = card.margin;
const width = card.width - 2 * card.margin;

/** Balanced lines, without a single word on the last. satori miscounts the lines of a truncated text. */
const even: CSSProperties = { display: 'block', textWrap: 'balance' };

function drawEyebrow(eyebrow: string): ReactElement {
  const height = tops.titleBelow - tops.eyebrow;
  const type = { fontSize: 28, lineHeight: 1.2, fontFamily: fontFamily.mono, color: light.ink3 } as const;
  return box({ height }, box({ ...lines(1), maxWidth: width, ...type }, eyebrow));
}

function titlePart({ title, eyebrow }: SocialCardInput): Part {
  const top = eyebrow === undefined ? tops.title : tops.eyebrow;
  const below = eyebrow === undefined ? top : tops.titleBelow;
  const { fontSize, lines: count, whole } = fitHeadline(title, tops.motif - below);
  const { lineHeight, letterSpacing, fontWeight } = text.display;
  const type = { fontSize, lineHeight, letterSpacing, fontWeight, fontFamily: fontFamily.sans };
  // Descenders reach a little below the line.
  const height = tops.motif + 8 - top;
  const layout = box(
    { width, height, flexDirection: 'column' },
    ...(eyebrow === undefined ? [] : [drawEyebrow(eyebrow)]),
    box({ ...(whole ? even : lines(count)), width, color: light.ink, ...type }, title),
  );
  return { left, top, width, height, layout };
}

function captionPart(caption: string): Part {
  const place = { left, top: tops.caption, width: 380, height: tops.end - tops.caption };
  const type = { fontSize: 26, lineHeight: 1.25, fontFamily: fontFamily.sans };
  return { ...place, layout: box({ ...lines(2), width: place.width, color: light.ink2, ...type }, caption) };
}

function signPart(code: string, background: string): Part {
  const { fontSize, width: own } = fitSign(code);
  const place = { left, top: level.first - signHeight / 2, width: own, height: signHeight };
  const layout = box(
    {
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
  return { ...place, layout };
}

/** The page's own parts of a card. */
export function partsOf(input: SocialCardInput): Part[] {
  const { caption, sign, rails: about } = input;
  const [rail] = about;
  return [
    titlePart(input),
    ...(caption === undefined ? [] : [captionPart(caption)]),
    ...(sign === undefined ? [] : [signPart(sign, rail ? light[rail] : light.ink)]),
  ];
}
