import type { Holidays } from '../../lib/time/banking-days';
import type { BoardRow } from './board-row';
import { LimitCell, NowCell, TimesCell } from './Cells';
import { headings } from './columns';
import { RailCell } from './RailCell';
import { row as rowStyle } from './row-styles';
import { liveView, printedView, runsOn } from './row-view';
import { tableRole } from './table-roles';

type Props = { row: BoardRow; now: Date | null; holidays: Holidays };

/** One rail of the board: live at `now`, or the printed timetable if `now` is null. */
export function Row({ row, now, holidays }: Props) {
  const printed = printedView(row);
  const view = now ? liveView(row, now, holidays) : printed;
  const label = now ? headings.live : headings.printed;
  const tall = row.schedule.kind !== 'always';
  const { rail, name, href, schedule, limit } = row;
  return (
    <div {...tableRole.row} css={rowStyle}>
      <RailCell {...{ rail, name, href }} window={view.window} hasWindows={schedule.kind === 'windows'} />
      <NowCell status={view.status} days={runsOn(schedule)} />
      <TimesCell
        column="cutoff"
        label={label.cutoff}
        pieces={view.cutoff}
        printed={printed.cutoff}
        tall={tall}
        live={now !== null}
      />
      <TimesCell
        column="settles"
        label={label.settles}
        pieces={view.settles}
        printed={printed.settles}
        tall={tall}
        live={now !== null}
      />
      <LimitCell label={label.limit} limit={limit} />
    </div>
  );
}
