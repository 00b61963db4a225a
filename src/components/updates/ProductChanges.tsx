import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { dayInWords } from '../../lib/day-in-words';
import { replaceQuery, useQuery } from '../../lib/query-state';
import { changesSince, sinceFrom, sinceInWords } from '../../lib/since';
import { text } from '../../theme/tokens';
import { FeedLinks } from './FeedLinks';
import { briefRow, updateRows, updateWhen } from './row-styles';
import { SinceForm } from './SinceForm';
import { type ActedOn, UpdateMarks } from './UpdateMarks';

/** A change with the name of its kind. */
export type Change = ActedOn & {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly kind: string;
  readonly sample: boolean;
};

const title = css({ ...text.h3, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

type ProductChangesProps = {
  /** Newest first. */
  changes: readonly Change[];
  /** The path of the list. */
  list: string;
};

/** What changed in a product, all of it or since a day that stands in the address. */
export function ProductChanges({ changes, list }: ProductChangesProps) {
  const { day, unknown } = sinceFrom(useQuery());
  const shown = changesSince(changes, day);
  return (
    <>
      <SinceForm
        value={day ?? ''}
        error={unknown ? `“${unknown}” is not a day. Write one like 2026-05-01.` : undefined}
        words={sinceInWords(shown, day)}
        onChange={(since) => replaceQuery({ since })}
      />
      <ul css={updateRows} data-changes>
        {shown.map((change) => (
          <li key={change.path} css={briefRow}>
            <span css={updateWhen}>
              <time dateTime={change.date}>{dayInWords(change.date)}</time> · {change.kind}
              {change.sample ? ' (sample)' : ''}
            </span>
            <div>
              <Link to={change.path} css={title}>
                {change.title}
              </Link>
              <UpdateMarks update={change} />
            </div>
          </li>
        ))}
      </ul>
      <FeedLinks list={list} />
    </>
  );
}
