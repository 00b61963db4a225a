import { css } from '@emotion/react';
import { formatCents } from '../../lib/payments/money';
import { space, text } from '../../theme/tokens';
import { TextField } from '../form/TextField';
import { type CalculatedGroup, requestedFees } from './requested-fees';

const group = css({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  padding: 0,
  border: 0,
  minWidth: 0,
  // The fields of a row line up where one label or hint has more lines than another.
  '@supports (grid-template-rows: subgrid)': {
    '& > div': { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    '& > div > label': { alignSelf: 'end' },
  },
  '& legend': { padding: `0 0 ${space(3)}`, ...text.h3 },
});

type VolumeFieldsProps = {
  groups: readonly CalculatedGroup[];
  field: (id: string) => { value: string; error: string | undefined };
  change: (id: string, text: string) => void;
};

/** A volume field for each fee of the calculator, by group, with the unit price. */
export function VolumeFields({ groups, field, change }: VolumeFieldsProps) {
  return groups.map(({ id, title, rows }) => {
    const fees = requestedFees(rows);
    return fees.length > 0 ? (
      <fieldset key={id} css={group}>
        <legend>{title}</legend>
        {fees.map((fee) => (
          <TextField
            key={fee.id}
            label={fee.volume}
            hint={`${formatCents(fee.cents)} ${fee.unit}`}
            name={fee.id}
            inputMode="numeric"
            {...field(fee.id)}
            onChange={(value) => change(fee.id, value)}
          />
        ))}
      </fieldset>
    ) : null;
  });
}
