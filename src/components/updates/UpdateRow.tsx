import { css } from '@emotion/react';
import { memo } from 'react';
import { formatDay } from '../../lib/time/day-format';
import type { RailId } from '../../theme/rails';
import { color, space, text, wrapping } from '../../theme/tokens';
import type { UpdateCard } from '../cards/UpdateCards';
import { LineBullet } from '../line-bullet/LineBullet';
import { visuallyHidden } from '../visually-hidden';
import { onTiles, updateRow, updateWhen } from './row-styles';
import { type ActedOn, UpdateMarks } from './UpdateMarks';

export type UpdateInList = UpdateCard &
  ActedOn & {
    readonly products: readonly { readonly rail: RailId; readonly name: string }[];
    /** What a customer changed, in a figure and a quote. */
    readonly story: Queries.UpdateRowFragment['story'];
  };

const titleLink = css({ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });
const summary = css({ marginTop: space(1.5), ...text.body, color: color.ink2 });
const figureStyle = css({ ...text.title, color: 'var(--rail)' });
const figureLabel = css({ marginTop: space(1), ...text.caption, color: color.ink2 });
const quoteStyle = css({
  ...text.lede,
  textWrap: 'balance',
  '& > cite': {
    display: 'block',
    marginTop: space(2),
    ...text.caption,
    color: color.ink2,
  },
});
const bullets = css({ ...wrapping, gap: space(1.5), marginTop: space(3) });

type UpdateRowProps = {
  update: UpdateInList;
  /** Name of its kind. */
  kind: string;
  /** Shown only if the address filters by its kind. */
  further?: boolean;
};

/**
 * An update in a list: day and kind, title, summary, required action, and its products. Memoized, because the list renders
 * again as soon as the query is known.
 */
function Row({ update, kind, further = false }: UpdateRowProps) {
  return (
    <li
      css={updateRow}
      data-kind={update.kind}
      data-rail={update.products[0]?.rail}
      {...(further ? { 'data-further': '' } : {})}
    >
      {update.story ? (
        <div css={onTiles} data-on-tiles>
          <p css={figureStyle}>{update.story.figure}</p>
          <p css={figureLabel}>{update.story.label}</p>
        </div>
      ) : null}
      <span css={updateWhen} data-on-rows={update.story ? '' : undefined}>
        <time dateTime={update.date}>{formatDay(update.date)}</time> · {kind}
        {update.sample ? ' (sample)' : ''}
      </span>
      <div>
        <h2 css={text.rowTitle}>
          <a href={update.path} css={titleLink}>
            {update.title}
          </a>
        </h2>
        <p css={summary}>{update.summary}</p>
        <UpdateMarks update={update} />
        {update.products.length > 0 ? (
          <div css={bullets}>
            <span css={visuallyHidden}>About {update.products.map(({ name }) => name).join(', ')}.</span>
            {update.products.map(({ rail }) => (
              <LineBullet key={rail} rail={rail} />
            ))}
          </div>
        ) : null}
      </div>
      {update.story ? (
        <blockquote css={[onTiles, quoteStyle]} data-on-tiles>
          “{update.story.quote}”<cite>{update.story.by}</cite>
        </blockquote>
      ) : null}
    </li>
  );
}

export const UpdateRow = memo(Row);
