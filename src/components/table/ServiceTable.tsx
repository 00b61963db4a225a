import { css } from '@emotion/react';
import { proseTimes } from '../../lib/time/eastern-format';
import { space, text, weight } from '../../theme/tokens';
import { TextWithLinks } from '../link/TextWithLinks';
import { StackedTable } from './StackedTable';

/** A service as formatted text. */
export type ServiceRow = Queries.ServiceRowFragment;

const nameStyle = css({ fontWeight: weight.medium });

const more = css({ marginTop: space(5), ...text.small });

const columns = [
  { heading: 'Service', width: '14%' },
  { heading: 'Cutoff', width: '16%' },
  { heading: 'Settles', width: '20%' },
  { heading: 'Limit', width: '16%' },
  { heading: 'Returns', width: '34%' },
];

/** Cutoffs, settlement, limits and returns of services. Is right on any day and works without JavaScript. */
export function ServiceTable({ title, services }: { title: string; services: readonly ServiceRow[] }) {
  return (
    <>
      <StackedTable
        caption={`${title}: cutoffs, settlement and returns`}
        columns={columns}
        labeled
        rows={services.map(({ id, name, timetable, settles, limit, limit_note, returns }) => ({
          key: id,
          name: <span css={nameStyle}>{name}</span>,
          cells: [
            <TextWithLinks key="timetable" text={proseTimes(timetable)} />,
            <TextWithLinks key="settles" text={proseTimes(settles)} />,
            limit?.words ?? limit_note,
            <TextWithLinks key="returns" text={returns.text} />,
          ],
        }))}
      />
      <p css={more}>
        <a href="/products#chooser">See when your payment would arrive</a>
      </p>
    </>
  );
}
