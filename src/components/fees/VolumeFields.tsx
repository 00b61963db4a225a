import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { CheckField } from '../form/CheckField';
import { TextField } from '../form/TextField';
import { type CalculatedGroup, requestedFees } from './requested-fees';

const groupList = css({
  display: 'grid',
  gap: `${space(8)} ${space(14)}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const group = css({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  alignContent: 'start',
  padding: 0,
  border: 0,
  minWidth: 0,
  // The fields of a row line up where one label or hint has more lines than another.
  '@supports (grid-template-rows: subgrid)': {
    '& > div': { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    '& > div > label': { alignSelf: 'end' },
  },
  '& legend': {
    width: '100%',
    marginBottom: space(4),
    padding: `0 0 ${space(2)}`,
    borderBottom: `1px solid ${color.line}`,
    ...text.h3,
  },
});

type VolumeFieldsProps = {
  groups: readonly CalculatedGroup[];
  field: (id: string) => { value: string; error: string | undefined };
  change: (id: string, text: string) => void;
};

/** A volume field for each fee of the calculator, by group, with the unit of the fee. */
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
                hint: fee.unit,
                name: fee.id,
                onChange: (value: string) => change(fee.id, value),
              };
              return fee.once ? (
                <CheckField key={fee.id} {...props} value={field(fee.id).value} />
              ) : (
                <TextField key={fee.id} {...props} inputMode="numeric" {...field(fee.id)} />
              );
            })}
          </fieldset>
        ) : null;
      })}
    </div>
  );
}
