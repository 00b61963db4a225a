/** What is a page's own on its card: eyebrow, title, caption and the sign of a code. */
import type { CSSProperties, ReactElement } from 'react';
import { rails } from '../../theme/rails';
import { color, fontFamily, text } from '../../theme/tokens';
import { box, lines } from './elements';
import { fitHeadline, fitSign } from './fit';
import { card, type SocialCardInput } from './format';
import { level, sign as signHeight } from './line';

/** A part of the card in pixels, and what stands in it, on nothing, for satori. */
export type Part = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly layout: ReactElement;
};

/** Where things start and end, in pixels from the top of the card. */
const tops = { eyebrow: 140, title: 138, titleBelow: 184, motif: 390, caption: 530, end: 600 } as const;

const left = card.margin;
const width = card.width - 2 * card.margin;

/** Lines of about the same length: no word is left alone on the last. satori would count those of a text that is cut off wrongly. */
const even: CSSProperties = { display: 'block', textWrap: 'balance' };

function drawEyebrow(eyebrow: string): ReactElement {
  const height = tops.titleBelow - tops.eyebrow;
  const type = { fontSize: 28, lineHeight: 1.2, fontFamily: fontFamily.mono, color: color.ink3 } as const;
  return box({ height }, box({ ...lines(1), maxWidth: width, ...type }, eyebrow));
}

function titlePart({ title, eyebrow }: SocialCardInput): Part {
  const top = eyebrow === undefined ? tops.title : tops.eyebrow;
  const below = eyebrow === undefined ? top : tops.titleBelow;
  const { fontSize, lines: count, whole } = fitHeadline(title, tops.motif - below);
  const { lineHeight, letterSpacing, fontWeight } = text.display;
  const type = { fontSize, lineHeight, letterSpacing, fontWeight, fontFamily: fontFamily.sans };
  // Letters that go below their line reach a little further than it.
  const height = tops.motif + 8 - top;
  const layout = box(
    { width, height, flexDirection: 'column' },
    ...(eyebrow === undefined ? [] : [drawEyebrow(eyebrow)]),
    box({ ...(whole ? even : lines(count)), width, color: color.ink, ...type }, title),
  );
  return { left, top, width, height, layout };
}

function captionPart(caption: string): Part {
  const place = { left, top: tops.caption, width: 380, height: tops.end - tops.caption };
  const type = { fontSize: 26, lineHeight: 1.25, fontFamily: fontFamily.sans };
  return { ...place, layout: box({ ...lines(2), width: place.width, color: color.ink2, ...type }, caption) };
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
    box({ ...lines(1), maxWidth: own - 24, fontFamily: fontFamily.mono, fontSize, color: color.white }, code),
  );
  return { ...place, layout };
}

/** The parts of a card that are the page's own. */
export function partsOf(input: SocialCardInput): Part[] {
  const { caption, sign, rails: about } = input;
  const [rail] = about;
  return [
    titlePart(input),
    ...(caption === undefined ? [] : [captionPart(caption)]),
    ...(sign === undefined ? [] : [signPart(sign, rail ? rails[rail].color : color.ink)]),
  ];
}
