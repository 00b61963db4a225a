import { memo } from 'react';
import { LineBullet } from '../../components/line-bullet/LineBullet';
import type { RailId } from '../../theme/rails';
import { railLine, railLink, railName, windowName } from './rail-styles';
import { cell } from './row-styles';
import { tableRole } from './table-roles';
import { separator } from './value-styles';

type Props = {
  rail: RailId;
  name: string;
  href: string;
  /** The window of the next cutoff, when the board is live. */
  window: string | null;
  /** Whether the rail has windows, so that the printed timetable keeps space for their names. */
  hasWindows: boolean;
};

/** The header of a row: line bullet, linked rail name, and window. Memoized: its props rarely change. */
export const RailCell = memo(function RailCell({ rail, name, href, window, hasWindows }: Props) {
  return (
    <div {...tableRole.rowHeader} css={cell('rail')}>
      <span css={railLine}>
        <LineBullet rail={rail} onNight />
        <span css={railName} data-windows={hasWindows && !window ? 'unnamed' : undefined}>
          <a href={href} css={railLink}>
            {name}
          </a>
          {window && (
            <>
              <span css={separator}>, </span>
              <span css={windowName}>{window}</span>
            </>
          )}
        </span>
      </span>
    </div>
  );
});
