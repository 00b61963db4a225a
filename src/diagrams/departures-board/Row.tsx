import { Fragment } from 'react';
import { LineBullet } from '../../components/line-bullet/LineBullet';
import { visuallyHidden } from '../../components/visually-hidden';
import type { Holidays } from '../../lib/time/banking-days';
import type { BoardRow } from './board-rows';
import * as styles from './board-styles';
import { liveView, type Piece, printedView, runsOn } from './row-view';
import * as values from './value-styles';

const words = { open: 'Open', closing: 'Closing', closed: 'Closed' };

type TimesProps = {
  pieces: readonly Piece[];
  /** The printed timetable's text, whose space the cell reserves, so that nothing moves when the board goes live. */
  printed: readonly Piece[];
  /** Whether the value may take two lines in narrow layouts. */
  tall: boolean;
  live: boolean;
};

/** The value of a cell of times. */
function Times({ pieces, printed, tall, live }: TimesProps) {
  return (
    <span css={[values.value, tall && values.twoLines]} data-room={printed.map(({ text }) => text).join(' ')}>
      <span>
        {pieces.map(({ text, dateTime }, index) => (
          <Fragment key={text}>
            {index > 0 && <span css={values.separator}> · </span>}
            <span css={[live && values.flap, values.piece]}>
              {dateTime ? <time dateTime={dateTime}>{text}</time> : text}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

type RowProps = { row: BoardRow; now: Date | null; holidays: Holidays; fits: boolean };

/** One rail of the board: live at `now`, or the printed timetable if `now` is null. */
export function Row({ row, now, holidays, fits }: RowProps) {
  const { rail, name, href, schedule, limit } = row;
  const printed = printedView(row);
  const { status, window, cutoff, settles } = now ? liveView(row, now, holidays) : printed;
  const label = styles.headings[now ? 'live' : 'printed'];
  const times = { tall: schedule.kind !== 'always', live: now !== null };
  return (
    <div {...styles.inTable('row')} css={styles.row}>
      <div {...styles.inTable('rowheader')} css={[styles.cell('rail'), fits && styles.fitting(rail)]}>
        <span css={values.railLine}>
          <LineBullet rail={rail} onNight />
          <span>
            <a href={href} css={values.railLink}>
              {name}
            </a>
            {fits && <span css={visuallyHidden}> (fits your payment)</span>}
            {window && (
              <>
                <span css={values.separator}>, </span>
                <span css={values.windowName}>{window}</span>
              </>
            )}
          </span>
        </span>
      </div>
      <div {...styles.inTable('cell')} css={styles.cell('now')}>
        <span css={values.nowValue}>
          {status && <span aria-hidden="true" css={values.dot(status)} />}
          {status ? (
            <span key={status} css={values.flap}>
              {words[status]}
            </span>
          ) : (
            <span css={values.runs}>{runsOn(schedule)}</span>
          )}
        </span>
      </div>
      <div {...styles.inTable('cell')} css={styles.cell('cutoff')} data-label={label.cutoff}>
        <Times pieces={cutoff} printed={printed.cutoff} {...times} />
      </div>
      <div {...styles.inTable('cell')} css={styles.cell('settles')} data-label={label.settles}>
        <Times pieces={settles} printed={printed.settles} {...times} />
      </div>
      <div {...styles.inTable('cell')} css={styles.cell('limit')} data-label={label.limit}>
        <span css={values.limitValue}>{limit}</span>
      </div>
    </div>
  );
}
