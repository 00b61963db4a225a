import { css } from '@emotion/react';
import { maxVolume, monthOf } from '../../lib/payments/fees-calculator';
import { formatDollars, withCommas } from '../../lib/payments/money';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { belowHeader, color, media, radius, space, text, wrapping } from '../../theme/tokens';
import { formProps, formStyles, StillLoading } from '../form/StillLoading';
import { pill } from '../link/pill';
import { Section } from '../page/Section';
import { scriptOnly } from '../script-only';
import { MonthLines } from './MonthLines';
import { type CalculatedGroup, minimumOf, requestedFees, rowsOf } from './requested-fees';
import { useVolumes } from './use-volumes';
import { VolumeFields } from './VolumeFields';

const example = css(pill, {
  '&[aria-current]': { borderColor: color.ink, backgroundColor: color.ink, color: color.onFill },
});
const presets = css({ ...wrapping, gap: space(2), marginBottom: space(6) });
const board = css(formStyles, {
  padding: `${space(7)} min(${space(5)}, 5.5vw) ${space(5)}`,
  borderRadius: radius.board,
  backgroundColor: color.surface,
  // In place of the total, where the visitor sees it, without taking up room.
  '& > p': { position: 'sticky', bottom: space(16), height: 0 },
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    columnGap: space(14),
    alignItems: 'start',
    padding: space(10),
    '& > :nth-child(n + 2)': { gridArea: '1 / 2' },
    '& > p': { top: belowHeader, height: 'auto' },
  },
});
/** In narrow windows its parts are in the board, so that the total stays in view next to all fields. */
const answer = css({
  display: 'contents',
  [media.lg]: { display: 'block', position: 'sticky', top: belowHeader },
});
const total = css({
  position: 'sticky',
  bottom: 0,
  marginBlock: space(6),
  paddingBlock: space(3),
  borderBlock: `2px solid ${color.ink}`,
  backgroundColor: color.surface,
  ...text.caption,
  '& > b': text.figure,
  [media.low]: { position: 'static' },
  [media.lg]: {
    position: 'static',
    marginTop: 0,
    borderTop: 0,
    paddingTop: 0,
    '& > b': { display: 'block' },
  },
});
const fine = css({ ...wrapping, gap: `0 ${space(5)}`, marginTop: space(4), ...text.fine, color: color.ink2 });

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
              <a
                href={`/fees?${query}#calculator`}
                css={example}
                aria-current={`${query}` === `${link}` || undefined}
              >
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
                  {month.topUp === month.total ? ', the monthly minimum in production.' : null}
                </>
              ) : (
                `A volume isn’t a whole number from 0 to ${withCommas(maxVolume)}. Fix the marked fields.`
              )}
            </p>
            {isKnown ? (
              <>
                <MonthLines month={month} us={us} />
                <p css={fine}>
                  <a href={`?${link}#calculator`}>Link to this month</a>{' '}
                  <a href="/fees#calculator">Start over</a>
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
