import { css } from '@emotion/react';
import { formatCents } from '../../lib/payments/money';
import { color, media, space, text } from '../../theme/tokens';
import { CheckField } from '../form/CheckField';
import { TextField } from '../form/TextField';
import { type CalculatedGroup, requestedFees } from './requested-fees';

const groupList = css({ columnGap: space(10), [media.tablet]: { columnCount: 2 } });
const group = css({
  breakInside: 'avoid',
  padding: `0 0 ${space(6)}`,
  border: 0,
  minWidth: 0,
  // Beside its label and price, a number needs little room.
  '& > div': {
    gridTemplateColumns: 'minmax(0, 1fr) min(6.5rem, 45%)',
    gap: `0 ${space(4)}`,
    alignItems: 'center',
    paddingBlock: space(2),
    borderTop: `1px solid ${color.line}`,
  },
  '& > div > label': { alignSelf: 'end' },
  '& input:not([type="checkbox"])': { gridArea: '1 / 2 / span 2', textAlign: 'end' },
  '& > div > p': { alignSelf: 'start' },
  '& legend': { padding: `0 0 ${space(2)}`, ...text.h3 },
});

type VolumeFieldsProps = {
  groups: readonly CalculatedGroup[];
  field: (id: string) => { value: string; error: string | undefined };
  change: (id: string, text: string) => void;
};

/** A volume field for each fee of the calculator, by group, with the price of a unit. */
export function VolumeFields({ groups, field, change }: VolumeFieldsProps) {
  return (
    <div css={groupList}>
      {groups.map(({ id, title, rows }) => {
        const fees = requestedFees(rows);
        return fees.length > 0 ? (
          <fieldset key={id} css={group}>
            <legend>{title}</legend>
            {fees.map((fee) => {
              const props = {
                label: fee.volume,
                hint: `${formatCents(fee.cents)} ${fee.unit}`,
                name: fee.id,
                onChange: (value: string) => change(fee.id, value),
              };
              return fee.once ? (
                <CheckField key={fee.id} {...props} value={field(fee.id).value} />
              ) : (
                <TextField key={fee.id} {...props} inputMode="numeric" placeholder="0" {...field(fee.id)} />
              );
            })}
          </fieldset>
        ) : null;
      })}
    </div>
  );
}
