import { css } from '@emotion/react';
import { maxVolume, monthOf } from '../../lib/payments/fees-calculator';
import { formatDollars, withCommas } from '../../lib/payments/money';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, radius, space, text, wrapping } from '../../theme/tokens';
import { formProps, formStyles, StillLoading } from '../form/StillLoading';
import { pill } from '../link/pill';
import { Section } from '../page/Section';
import { scriptOnly } from '../script-only';
import { MonthLines } from './MonthLines';
import { type CalculatedGroup, minimumOf, requestedFees, rowsOf } from './requested-fees';
import { useVolumes } from './use-volumes';
import { VolumeFields } from './VolumeFields';

const presets = css({ ...wrapping, gap: space(2), marginBottom: space(6) });
const board = css(formStyles, {
  padding: `${space(7)} min(${space(5)}, 5.5vw) ${space(5)}`,
  borderRadius: radius.board,
  backgroundColor: color.surface,
  [media.md]: { padding: `${space(10)} ${space(10)} ${space(6)}` },
  // In place of the total, where the visitor sees it, without taking up room.
  '& > p': { position: 'sticky', bottom: space(16), height: 0 },
});
/** Its parts are in the board, so that the total stays in view next to all fields. */
const answer = css({ display: 'contents' });
const total = css({
  position: 'sticky',
  bottom: 0,
  marginBlock: space(8),
  paddingBlock: space(4),
  borderBlock: `2px solid ${color.ink}`,
  backgroundColor: color.surface,
  ...text.small,
  '& > b': text.figure,
  [media.low]: { position: 'static' },
});
const fine = css({ marginTop: space(4), ...text.fine, color: color.ink2 });

type CalculatorProps = {
  calculator: Queries.FeesPageQuery['fees']['calculator'];
  groups: readonly CalculatedGroup[];
  /** Our name, as the one who charges. */
  us: string;
};

/** Volumes per month in, the cost of the month out. Its state is in the address, so an example is a link. */
export default function Calculator({ calculator, groups, us }: CalculatorProps) {
  const { title, lede, examples } = calculator;
  const { volume, field, change } = useVolumes();
  const rows = rowsOf(groups);
  const requested = requestedFees(rows);
  const isKnown = requested.every(({ id }) => field(id).error === undefined);
  const monthWith = (count: (id: string) => number) =>
    monthOf(requested, count, minimumOf(rows, calculator.minimum));
  const month = monthWith((id) => volume(id) ?? 0);
  const link = new URLSearchParams(month.lines.map((line) => [line.fee.id, `${line.volume}`]));
  return (
    <Section title={title} lede={lede} id="calculator">
      <ul css={presets} aria-label="Examples">
        {examples.map(({ name, volumes }) => {
          const counts = new Map(volumes.map(({ fee, count }) => [fee, count]));
          const query = new URLSearchParams(volumes.map(({ fee, count }) => [fee, `${count}`]));
          const sum = monthWith((id) => counts.get(id) ?? 0).total;
          return (
            <li key={name}>
              <a href={`/fees?${query}#calculator`} css={pill}>
                {`${name}: ${formatDollars(sum)} a month`}
              </a>
            </li>
          );
        })}
      </ul>
      <div css={scriptOnly} {...notInAlternate}>
        <div css={board} {...formProps}>
          <VolumeFields groups={groups} field={field} change={change} />
          <div css={answer}>
            <p css={total} role="status">
              {isKnown ? (
                <>
                  Your month costs <b>{formatDollars(month.total)}</b>
                  {`: ${formatDollars(month.us + month.topUp)} from ${us}, ${formatDollars(month.bank)} from the partner bank.`}
                </>
              ) : (
                `A volume isn’t a whole number from 0 to ${withCommas(maxVolume)}. Fix the marked fields.`
              )}
            </p>
            {isKnown ? (
              <>
                <MonthLines month={month} us={us} />
                <p css={fine}>
                  <a href={`?${link}#calculator`}>Link to this month</a>
                </p>
              </>
            ) : null}
          </div>
          <StillLoading />
        </div>
      </div>
    </Section>
  );
}
