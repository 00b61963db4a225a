import { css } from '@emotion/react';
import { weight } from '../../theme/tokens';
import { TextWithFacts } from '../figures/TextWithFacts';
import { StackedTable } from '../table/StackedTable';

/** A service in words. */
export type ServiceRow = Queries.ServiceRowFragment;

const nameStyle = css({ fontWeight: weight.medium });

const columns = [
  { heading: 'Service', width: '12%' },
  { heading: 'Cut-off', width: '17%' },
  { heading: 'Settles', width: '22%' },
  { heading: 'Ceiling', width: '13%' },
  { heading: 'What can come back', width: '36%' },
];

/** The printed timetable of services: true on any day, without script. */
export function ServiceTable({ title, services }: { title: string; services: readonly ServiceRow[] }) {
  return (
    <StackedTable
      caption={`${title}: cut-offs, settlement and returns`}
      columns={columns}
      labelled
      rows={services.map(({ id, name, timetable, settles, limit, limit_note, returns }) => ({
        key: id,
        name: <span css={nameStyle}>{name}</span>,
        cells: [
          <TextWithFacts key="timetable" text={timetable} />,
          <TextWithFacts key="settles" text={settles} />,
          limit?.words ?? limit_note,
          <TextWithFacts key="returns" text={returns.text} />,
        ],
      }))}
    />
  );
}
