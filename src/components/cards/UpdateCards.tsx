import { css } from '@emotion/react';
import { formatDay } from '../../lib/time/day-format';
import { color, media, radius, space, text } from '../../theme/tokens';

/** An update with the name of its kind. */
export type UpdateCard = Queries.UpdateCardFragment;

const list = css({
  display: 'grid',
  gap: space(4),
  [media.md]: { gap: space(6), gridTemplateColumns: 'repeat(3, 1fr)' },
});

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  padding: `min(${space(5)}, 5.5vw)`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
  textDecoration: 'none',
  '&:hover': { borderColor: color.control },
  '&:hover h3': { textDecoration: 'underline' },
  [media.md]: { minHeight: space(52), padding: space(6.5) },
  [media.print]: { breakInside: 'avoid' },
});

const when = css({ ...text.label, color: color.ink3 });
const summaryStyle = css({
  margin: 'auto 0 0',
  ...text.caption,
  color: color.ink2,
  [media.belowSm]: { display: 'none' },
});

/** Updates as cards: day and kind, title, summary. */
export function UpdateCards({ updates }: { updates: readonly UpdateCard[] }) {
  return (
    <ul css={list}>
      {updates.map((update) => (
        <li key={update.path}>
          <a href={update.path} css={card}>
            <span css={when}>
              <time dateTime={update.date}>{formatDay(update.date)}</time> · {update.kind}
              {update.sample ? ' (sample)' : ''}
            </span>
            <h3 css={text.rowTitle}>{update.title}</h3>
            <p css={summaryStyle}>{update.summary}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
