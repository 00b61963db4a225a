import { css } from '@emotion/react';
import { LineBullet } from '../../components/line-bullet/LineBullet';
import { visuallyHidden } from '../../components/visually-hidden';
import { type RailId, rails } from '../../theme/rails';
import { color, media, radius, space, text, transition, weight, wrapping } from '../../theme/tokens';
import { Fan, faded } from './Fan';
import { gap } from './geometry';

/** A line of the map, with the page that its end links to. */
export type MapLine = {
  readonly rail: RailId;
  readonly network: string;
  /** When money on it settles, shown until an answer is known. */
  readonly note: string;
  readonly path: string;
};

/** What a line says about a payment. */
export type LineAnswer = { readonly fits: boolean; readonly words: readonly string[] };

/** The border that draws a line of the map: neither print nor forced colors show backgrounds. */
const lineOf = (stroke: string): string => `${space(2)} solid ${stroke}`;

/** A length of the picture, shorter where large text on a phone needs the room. */
const shortened = (steps: number): string => `min(${space(steps)}, ${steps}vw)`;

const figure = css({
  margin: `${space(6)} 0 ${space(8)}`,
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: `minmax(${space(56)}, 3fr) auto minmax(${space(100)}, 5fr)`,
  },
});

const stroke = lineOf(rails.accounts.color);

/** Across in the wide picture; otherwise down to the ledger, whose line the list draws. */
const trunk = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  ...text.nav,
  '& > i': { height: space(5), marginInlineStart: shortened(4), borderInlineStart: stroke },
  [media.md]: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 0,
    paddingInlineStart: space(11),
    '& > i': { flex: 1, height: 0, margin: 0, border: 0, borderTop: stroke },
  },
});

/** A station on the trunk with its name below it; on phones only the name. */
const stop = css({
  [media.md]: {
    position: 'relative',
    flex: 'none',
    width: space(6.5),
    height: space(6.5),
    border: `${space(1)} solid ${color.ink}`,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
    '& > span': {
      position: 'absolute',
      top: `calc(100% + ${space(2.5)})`,
      left: '50%',
      translate: '-50%',
      whiteSpace: 'nowrap',
    },
  },
});
const onPhones = css({ [media.md]: visuallyHidden });

const list = css({
  marginTop: space(1),
  marginInlineStart: shortened(4),
  borderInlineStart: lineOf(color.ink),
  [media.md]: { margin: 0, borderInlineStart: 0 },
});

/** From the ledger to a line's bullet; in the wide picture, from the fan to the name. */
const way = shortened(9);

const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space(6.5)} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: shortened(3),
  minHeight: space(15),
  paddingInlineStart: way,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: `calc(50% - ${space(1)})`,
    width: way,
    borderTop: lineOf('var(--rail)'),
  },
  [media.motion]: { '&::before, & > span': { transition: transition('opacity', 'slide') } },
  '&[data-fits="false"]': { '&::before, & > [aria-hidden]': { opacity: faded } },
  [media.md]: { height: space(gap.row / 4), gridTemplateColumns: `${space(36)} minmax(0, 1fr)` },
});
const bullet = css({ display: 'grid', [media.md]: { display: 'none' } });
const words = css({ [media.md]: { display: 'contents' } });
const name = css({
  ...text.nav,
  color: color.ink,
  textDecoration: 'none',
  // The whole row is the link's target.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
  'li[data-fits="false"] &': { color: color.ink3 },
  [media.md]: {
    padding: `${space(2)} ${space(3)}`,
    border: `1px solid var(--rail)`,
    borderRadius: radius.pill,
    backgroundColor: 'var(--rail)',
    color: color.onFill,
    textAlign: 'center',
    'li[data-fits="false"] &': { borderColor: color.lineStrong, backgroundColor: 'transparent' },
  },
});
const answer = css({
  ...wrapping,
  columnGap: space(2),
  // Room for a second line, so that nothing below moves when the note becomes an answer.
  minHeight: '2.8em',
  [media.sm]: { minHeight: '1.4em' },
  ...text.caption,
  color: color.ink2,
  '& > b': { fontWeight: weight.medium, color: color.ink },
});

type NetworkMapProps = {
  map: { readonly software: string; readonly api: string; readonly ledger: string };
  lines: readonly MapLine[];
  /** What each line says about a payment; without it, its note. */
  answers: Partial<Record<RailId, LineAnswer>>;
};

/**
 * The network: software, API, ledger, and a line to each network, with what it can do for a payment at its end. The ends are a list of
 * links; the lines to them are drawn for the eye only.
 */
export function NetworkMap({ map, lines, answers }: NetworkMapProps) {
  const off = lines.map(({ rail }) => answers[rail]?.fits === false);
  return (
    <figure css={figure}>
      <p css={trunk}>
        <span css={stop}>
          <span>{map.software}</span>
        </span>{' '}
        <i />{' '}
        <span css={stop}>
          <span>{map.api}</span>
        </span>{' '}
        <i /> <span css={onPhones}>{map.ledger}</span>
      </p>
      <Fan rails={lines.map(({ rail }) => rail)} off={off} ledgerName={map.ledger} />
      <ul css={list}>
        {lines.map(({ rail, network, note, path }, index) => (
          <li key={rail} css={item} data-rail={rail} data-fits={!off[index]}>
            <span css={bullet} aria-hidden="true">
              <LineBullet rail={rail} />
            </span>
            <span css={words}>
              <a css={name} href={path}>
                {network}
              </a>{' '}
              <span css={answer}>
                {answers[rail]?.fits ? (
                  <>
                    <b>{answers[rail].words[0]}</b> <span>{answers[rail].words[1]}</span>
                  </>
                ) : (
                  (answers[rail]?.words[0] ?? note)
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
