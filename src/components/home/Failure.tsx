import { css } from '@emotion/react';
import { stationOnLine } from '../../diagrams/station';
import { nightBoard } from '../../theme/night-board';
import { dark } from '../../theme/schemes';
import { color, media, radius, space, text, weight, wrapping } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';

const board = css({
  display: 'flex',
  flexDirection: 'column',
  padding: space(6),
  borderRadius: radius.board,
  ...nightBoard,
  // Wider than beside the board, the steps are beside the words.
  [media.tablet]: {
    display: 'grid',
    gridTemplateColumns: '3fr 2fr',
    gridTemplateRows: 'auto 1fr auto',
    columnGap: space(10),
    '& > ol': { gridArea: '1 / 2 / span 3' },
  },
  [media.xl]: { display: 'flex' },
  [media.print]: { background: 'none', color: color.ink, breakInside: 'avoid' },
});
const small = { color: color.nightMuted, [media.print]: { color: color.ink2 } };
const lede = css({ margin: `${space(2)} 0 ${space(6)}`, ...text.caption, ...small });
const step = css(stationOnLine({ diameter: 5, indent: 9, next: 5 }, dark.ach), {
  '&::before': {
    borderColor: dark.ach,
    backgroundColor: color.night,
    [media.print]: { backgroundColor: 'Canvas' },
  },
  '&:last-of-type::before': { borderColor: dark.error },
});
const name = css({ display: 'block', fontWeight: weight.medium });
const detail = css({ ...text.label, ...small });
const links = css({
  ...wrapping,
  gap: `${space(1)} ${space(5)}`,
  marginTop: 'auto',
  ...text.caption,
});
const link = css({ paddingBlock: space(1.5), color: 'inherit' });

/** A transfer that fails, as stations on its line: what happened, when, and what it means. */
export function Failure({ failure }: { failure: Queries.HomePageQuery['home']['failure'] }) {
  return (
    <section css={board} aria-labelledby="failure">
      <h2 id="failure" css={text.h3}>
        {failure.title}
      </h2>
      <p css={lede}>{failure.text}</p>
      <ol>
        {failure.steps.map((row) => (
          <li key={row.name} css={step}>
            <b css={name}>{row.name}</b> <span css={detail}>{row.detail}</span>
          </li>
        ))}
      </ol>
      <p css={links}>
        {failure.links.map((way) => (
          <span key={way.href}>
            <SmartLink href={way.href} css={link}>
              {way.name}
            </SmartLink>{' '}
          </span>
        ))}
      </p>
    </section>
  );
}
