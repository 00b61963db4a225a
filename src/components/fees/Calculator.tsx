import { css } from '@emotion/react';
import { maxVolume, monthOf } from '../../lib/payments/fees-calculator';
import { formatDollars, withCommas } from '../../lib/payments/money';
import { color, media, space, text } from '../../theme/tokens';
import { FormBoard } from '../form/FormBoard';
import { MonthTable } from './MonthTable';
import { type CalculatedGroup, minimumOf, requestedFees, rowsOf } from './requested-fees';
import { useVolumes } from './use-volumes';
import { VolumeFields } from './VolumeFields';

const answer = css({ [media.md]: { position: 'sticky', top: space(24), alignSelf: 'start' } });
const sentence = css({ marginBottom: space(5), ...text.h3 });
const fine = css({ marginTop: space(4), ...text.fine, color: color.ink2 });

type CalculatorProps = {
  calculator: { readonly title: string; readonly lede: string; readonly minimum: string };
  groups: readonly CalculatedGroup[];
  /** Our name, as the one who charges. */
  us: string;
};

/** Volumes per month in, the cost of the month out. Its state is in the address. */
export default function Calculator({ calculator: { title, lede, minimum }, groups, us }: CalculatorProps) {
  const { volume, field, change } = useVolumes();
  const rows = rowsOf(groups);
  const requested = requestedFees(rows);
  const isKnown = requested.every(({ id }) => field(id).error === undefined);
  const month = monthOf(requested, (id) => volume(id) ?? 0, minimumOf(rows, minimum));
  const link = new URLSearchParams(month.lines.map((line) => [line.fee.id, `${line.volume}`]));
  return (
    <FormBoard
      title={title}
      lede={lede}
      id="calculator"
      fields={<VolumeFields groups={groups} field={field} change={change} />}
    >
      <div css={answer}>
        <p css={sentence} role="status">
          {isKnown
            ? `Your month costs ${formatDollars(month.total)}: ${formatDollars(month.us + month.topUp)} from ${us}, ${formatDollars(month.bank)} from the partner bank.`
            : `A volume isn’t a whole number from 0 to ${withCommas(maxVolume)}. Fix the marked fields.`}
        </p>
        {isKnown ? (
          <>
            <MonthTable title={title} month={month} us={us} />
            <p css={fine}>
              <a href={`?${link}#calculator`}>Link to this month</a>
            </p>
          </>
        ) : null}
      </div>
    </FormBoard>
  );
}
