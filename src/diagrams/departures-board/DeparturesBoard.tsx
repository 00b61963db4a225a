import { useEffect, useMemo, useRef, useState } from 'react';
import { visuallyHidden } from '../../components/visually-hidden';
import { useNow } from '../../lib/hooks/use-now';
import type { Holidays } from '../../lib/time/banking-days';
import { easternClock } from '../../lib/time/board-times';
import { departure, type Status } from '../../lib/time/departures';
import { longDate } from '../../lib/time/eastern-format';
import { easternParts } from '../../lib/time/eastern-time';
import { holidaysAround } from '../../lib/time/federal-reserve-holidays';
import type { BoardRow } from './board-rows';
import * as styles from './board-styles';
import { Row } from './Row';
import { announcement } from './row-view';

/** The printed timetable doesn't depend on the day. */
const noHolidays: Holidays = new Set();

/** The rows whose status has changed since the last render, as sentences for screen readers. Going live changes nothing. */
function useAnnouncement(rows: readonly BoardRow[], now: Date | null, holidays: Holidays): string {
  const before = useRef<Status[]>();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!now) return;
    const known = before.current ?? rows.map(({ schedule }) => departure(schedule, now, holidays).status);
    const changed = rows.map((row, index) => announcement(row, known[index] ?? 'closed', now, holidays));
    if (changed.some(Boolean)) setWords(changed.filter(Boolean).join(' '));
    before.current = rows.map(({ schedule }) => departure(schedule, now, holidays).status);
  }, [rows, now, holidays]);
  return words;
}

type Props = {
  rows: readonly BoardRow[];
  /** Instant of the build, in ISO 8601. */
  builtAt: string;
  title?: string;
  /** The ids of the services that can carry the visitor's payment. */
  fitting?: readonly string[];
};

/**
 * The status of every rail and its next cutoff, in Eastern Time. The HTML is a printed timetable, correct whenever it's read;
 * in the browser it becomes a live board of the same size.
 */
export function DeparturesBoard({ rows, builtAt, title = 'Departures', fitting = [] }: Props) {
  const now = useNow();
  const year = now?.getUTCFullYear();
  // Calculated for the current year, because the page may have been built much earlier.
  const holidays = useMemo(() => (year === undefined ? noHolidays : holidaysAround(year)), [year]);
  const words = useAnnouncement(rows, now, holidays);
  const heading = styles.headings[now ? 'live' : 'printed'];
  const printed = easternParts(new Date(builtAt)).date;
  return (
    <section aria-labelledby="departures" css={styles.board}>
      <div css={styles.head}>
        <h2 id="departures" css={styles.title}>
          {title}
        </h2>
        {/* Different keys, because a translator may have moved the text: React can replace the element, not the text in it. */}
        {now ? (
          <p key="live" css={styles.clock}>
            <time dateTime={now.toISOString()}>{easternClock(now)}</time>
          </p>
        ) : (
          <p key="printed" css={styles.clock}>
            Printed <time dateTime={printed}>{longDate(printed)}</time> · ET
          </p>
        )}
      </div>
      <div {...styles.inTable('table')} {...{ 'aria-labelledby': 'departures' }} css={styles.table}>
        <div {...styles.inTable('rowgroup')} css={styles.tableHead}>
          <div {...styles.inTable('row')} css={styles.headRow}>
            {styles.columns.map((column) => (
              <div key={column} {...styles.inTable('columnheader')} css={styles.headCell(column)}>
                {heading[column]}
              </div>
            ))}
          </div>
        </div>
        <div {...styles.inTable('rowgroup')} css={styles.tableBody}>
          {rows.map((row) => (
            <Row key={row.id} row={row} now={now} holidays={holidays} fits={fitting.includes(row.id)} />
          ))}
        </div>
      </div>
      <p role="status" css={visuallyHidden}>
        {words}
      </p>
    </section>
  );
}
