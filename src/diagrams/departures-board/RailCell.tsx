import { Link } from 'gatsby';
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
  /** The window that the next cut-off belongs to, when the board is live. */
  window: string | null;
  /** Whether the rail has windows at all, so that the printed timetable keeps room for their names. */
  hasWindows: boolean;
};

/** The header of a row: line bullet, rail name as a link, and its window. Renders only when one of them changes. */
export const RailCell = memo(function RailCell({ rail, name, href, window, hasWindows }: Props) {
  return (
    <div {...tableRole.rowHeader} css={cell('rail')}>
      <span css={railLine}>
        <LineBullet rail={rail} onNight />
        <span css={railName} data-windows={hasWindows && !window ? 'unnamed' : undefined}>
          <Link to={href} css={railLink}>
            {name}
          </Link>
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
