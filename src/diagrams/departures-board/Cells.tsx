import { Fragment, type ReactNode } from 'react';
import type { Status } from '../../lib/time/departures';
import type { Column } from './columns';
import { cell } from './row-styles';
import type { Piece } from './row-view';
import { tableRole } from './table-roles';
import { dot, flap, limitValue, nowValue, piece, runs, separator, twoLines, value } from './value-styles';

const words: Record<Status, string> = { open: 'Open', closing: 'Closing', closed: 'Closed' };

/** The status cell: a light and a word; in the printed timetable, the days on which the rail runs. */
export function NowCell({ status, days }: { status: Status | null; days: string }) {
  return (
    <div {...tableRole.cell} css={cell('now')}>
      <span css={nowValue}>
        {status && <span aria-hidden="true" css={dot(status)} />}
        {status ? (
          <span key={status} css={flap}>
            {words[status]}
          </span>
        ) : (
          <span css={runs}>{days}</span>
        )}
      </span>
    </div>
  );
}

const timed = ({ text, dateTime }: Piece): ReactNode =>
  dateTime ? <time dateTime={dateTime}>{text}</time> : text;

type TimesProps = {
  column: Column;
  label: string;
  pieces: readonly Piece[];
  printed: readonly Piece[];
  /** Whether the value may take two lines in narrow layouts. */
  tall: boolean;
  /** Whether the pieces change with time. */
  live: boolean;
};

/** A cell of times. It reserves the space of the printed timetable's text, so that nothing moves when the board goes live. */
export function TimesCell({ column, label, pieces, printed, tall, live }: TimesProps) {
  return (
    <div {...tableRole.cell} css={cell(column)} data-label={label}>
      <span css={[value, tall && twoLines]} data-room={printed.map(({ text }) => text).join(' ')}>
        <span>
          {pieces.map((part, index) => (
            <Fragment key={part.text}>
              {index > 0 && <span css={separator}> · </span>}
              <span css={[live && flap, piece]}>{timed(part)}</span>
            </Fragment>
          ))}
        </span>
      </span>
    </div>
  );
}

/** The cell of a rail's limit, which doesn't depend on the time. */
export function LimitCell({ label, limit }: { label: string; limit: string }) {
  return (
    <div {...tableRole.cell} css={cell('limit')} data-label={label}>
      <span css={limitValue}>{limit}</span>
    </div>
  );
}
