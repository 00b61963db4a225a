import { css } from '@emotion/react';
import { useId } from 'react';
import { visuallyHidden } from '../../components/visually-hidden';
import { batches } from '../../lib/lists/batches';
import { media, space } from '../../theme/tokens';
import { board, captionBeside, narrow, wide } from '../board';
import { axisOf } from './axis';
import { Legend } from './Legend';
import { rowsOf, sentencesOf } from './rows';
import { TimetablePicture } from './TimetablePicture';
import type { TimetableService } from './timetable-data';

const groups = css({ display: 'grid', gap: space(8) });
const figure = css(board, captionBeside, {
  marginBottom: space(10),
  [media.print]: { display: 'block' },
});
/** Print has the picture for wide screens: the others, with the heading above them, are longer than a page. */
const wideOrPrinted = css(wide, { [media.print]: { display: 'block' } });
const narrowOnScreen = css(narrow, { [media.print]: { display: 'none' } });

/** As many columns as fit on a phone. */
const columns = 4;

type TimetableProps = { name: string; services: readonly TimetableService[] };

/**
 * Windows, cutoffs and settlement on a time axis of a banking day, in Eastern Time: to the right on wide screens, down on
 * phones. Sentences say the same to screen readers. On phones, services without stops, which would be long empty lines, are in
 * the sentences only.
 */
export function Timetable({ name, services }: TimetableProps) {
  const sentences = useId();
  const rows = services.flatMap(rowsOf);
  const picture = { rows, axis: axisOf(rows), describedBy: sentences, name: `${name}: timetable` };
  const withStops = rows.filter(({ stops }) => stops.length > 0);
  const parts = batches(withStops, columns);
  const nameOf = (index: number): string =>
    parts.length > 1 ? `${picture.name}, ${index + 1} of ${parts.length}` : picture.name;
  return (
    <figure css={figure}>
      <div css={wideOrPrinted}>
        <TimetablePicture direction="right" {...picture} />
      </div>
      {withStops.length > 0 ? (
        <div css={[groups, narrowOnScreen]}>
          {parts.map((group, index) => (
            <TimetablePicture
              key={group[0]?.id}
              direction="down"
              {...picture}
              rows={group}
              name={nameOf(index)}
            />
          ))}
        </div>
      ) : null}
      {/* A caption would be read twice, as the figure's name too. */}
      <div>
        <div css={withStops.length > 0 ? undefined : wideOrPrinted}>
          <Legend rows={rows} />
        </div>
        <p css={visuallyHidden} id={sentences}>
          {sentencesOf(rows)}
        </p>
      </div>
    </figure>
  );
}
