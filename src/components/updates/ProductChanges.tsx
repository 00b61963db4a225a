import { css } from '@emotion/react';
import { replaceQuery, useQuery } from '../../lib/hooks/use-query';
import { formatDay } from '../../lib/time/day-format';
import { changesSince, describeSince, sinceFrom } from '../../lib/updates/since';
import { adjacentPages } from '../../lib/updates/update-addresses';
import { text } from '../../theme/tokens';
import { FeedLinks } from './FeedLinks';
import { Pager } from './Pager';
import { briefRow, updateRows, updateWhen } from './row-styles';
import { SinceForm } from './SinceForm';
import { UpdateMarks } from './UpdateMarks';
import { type Change, useChanges } from './use-changes';

const title = css({
  display: 'inline-block',
  ...text.h3,
  textWrap: 'balance',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

type ProductChangesProps = {
  /** Changes on this page, newest first. */
  changes: readonly Change[];
  /** The path of the list. */
  list: string;
  /** Number of this page, from 1; number of pages and of changes. */
  page: number;
  pages: number;
  total: number;
};

/**
 * Changes to a product: a page of the list, or all changes since the day in the address (`?since=2026-05-01`). Only the first
 * page has a field for the day.
 */
export function ProductChanges({ changes: here, list, page, pages, total }: ProductChangesProps) {
  const { day, unknown } = sinceFrom(useQuery());
  const since = page === 1 ? day : undefined;
  const { changes, state } = useChanges(list, here, pages > 1 ? since : undefined);
  const shown = changesSince(changes, since);
  const words = {
    complete: pages > 1 && !since ? `All ${total} updates, newest first.` : describeSince(shown, since),
    loading: 'Loading older updates…',
    failed: 'Older updates couldn’t be loaded. Only those on this page are listed.',
  };
  return (
    <>
      {page === 1 ? (
        <SinceForm
          value={day ?? ''}
          error={unknown ? `“${unknown}” isn’t a date. Enter one such as 2026-05-01.` : undefined}
          words={words[state]}
          onChange={(value) => replaceQuery({ since: value })}
        />
      ) : null}
      <ul css={updateRows} data-changes>
        {shown.map((change) => (
          <li key={change.path} css={briefRow}>
            <span css={updateWhen}>
              <time dateTime={change.date}>{formatDay(change.date)}</time> · {change.kind}
              {change.sample ? ' (sample)' : ''}
            </span>
            <div>
              <a href={change.path} css={title}>
                {change.title}
              </a>
              <UpdateMarks update={change} />
            </div>
          </li>
        ))}
      </ul>
      {since === undefined || state === 'failed' ? <Pager {...adjacentPages(list, page, pages)} /> : null}
      <FeedLinks list={list} />
    </>
  );
}
