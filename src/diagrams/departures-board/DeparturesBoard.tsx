import { useMemo } from 'react';
import { useNow } from '../../lib/hooks/use-now';
import type { Holidays } from '../../lib/time/banking-days';
import { holidaysAround } from '../../lib/time/federal-reserve-holidays';
import { Announcer } from './Announcer';
import type { BoardRow } from './board-row';
import { board, head, headRow, table, tableBody, tableHead, title as titleStyle } from './board-styles';
import { Clock } from './Clock';
import { columns, headings } from './columns';
import { Row } from './Row';
import { headCell } from './row-styles';
import { tableRole } from './table-roles';

/** The printed timetable doesn't depend on the day. */
const noHolidays: Holidays = new Set();

type Props = {
  rows: readonly BoardRow[];
  /** Instant of the build, in ISO 8601. */
  builtAt: string;
  title?: string;
};

/**
 * The status of every rail and its next cutoff, in Eastern Time. The HTML is a printed timetable, correct whenever it's read;
 * in the browser it becomes a live board of the same size.
 */
export function DeparturesBoard({ rows, builtAt, title = 'Departures' }: Props) {
  const now = useNow();
  const year = now?.getUTCFullYear();
  // Calculated for the current year, because the page may have been built much earlier.
  const holidays = useMemo(() => (year === undefined ? noHolidays : holidaysAround(year)), [year]);
  const heading = now ? headings.live : headings.printed;
  return (
    <section aria-labelledby="departures" css={board}>
      <div css={head}>
        <h2 id="departures" css={titleStyle}>
          {title}
        </h2>
        <Clock now={now} builtAt={builtAt} />
      </div>
      <div {...tableRole.table} css={table}>
        <div {...tableRole.group} css={tableHead}>
          <div {...tableRole.row} css={headRow}>
            {columns.map((column) => (
              <div key={column} {...tableRole.columnHeader} css={headCell(column)}>
                {heading[column]}
              </div>
            ))}
          </div>
        </div>
        <div {...tableRole.group} css={tableBody}>
          {rows.map((row) => (
            <Row key={row.name} row={row} now={now} holidays={holidays} />
          ))}
        </div>
      </div>
      <Announcer rows={rows} now={now} holidays={holidays} />
    </section>
  );
}
