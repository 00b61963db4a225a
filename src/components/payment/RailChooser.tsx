import { css } from '@emotion/react';
import { useMemo } from 'react';
import { arrivalWords, detailsOf, fits, type Option, priceWords } from '../../lib/payments/options';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, space, text, weight } from '../../theme/tokens';
import { LineBullet } from '../line-bullet/LineBullet';
import { Section } from '../page/Section';
import { scriptOnly } from '../script-only';
import { PaymentForm } from './PaymentForm';
import { type Price, type RailService, servicesOf } from './services';
import { usePayment } from './use-payment';

// Room for the services that fit, so that nothing below them moves when they appear.
const room = css({
  minHeight: space(250),
  marginTop: space(6),
  [media.tablet]: { minHeight: space(180) },
  [media.md]: { minHeight: space(145) },
});
const item = css({
  display: 'grid',
  gridTemplateColumns: `${space(5)} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space(3),
  padding: `${space(4)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  borderInlineStart: `${space(1)} solid var(--rail)`,
  '& > :not(:first-child)': { gridColumn: 2 },
  [media.tablet]: { gridTemplateColumns: `${space(5)} minmax(0, 1fr) auto` },
  'details &': {
    [media.tablet]: { gridTemplateColumns: `${space(5)} minmax(0, 2fr) minmax(0, 3fr)` },
    borderInlineStartColor: 'transparent',
    [media.forcedColors]: { borderInlineStartColor: 'Canvas' },
  },
});
const when = css({
  fontWeight: weight.medium,
  '&&': { [media.tablet]: { gridArea: '1 / 3', textAlign: 'end' } },
});
const small = css({
  ...text.caption,
  color: color.ink2,
  'details &&': { [media.tablet]: { gridArea: '1 / 3' } },
});
const summary = css({ padding: `${space(3)} 0`, borderTop: `1px solid ${color.line}`, cursor: 'pointer' });
const fine = css({ marginTop: space(3), ...text.fine });

/** A service that fits with its arrival, price and details, or one that doesn't with the reasons. */
function Item({ option }: { option: Option<RailService> }) {
  const { service, arrival, reasons } = option;
  return (
    <li css={item} data-rail={service.rail}>
      <LineBullet rail={service.rail} size="small" />
      <a href={service.path}>{service.name}</a>
      {fits(option) ? (
        <>
          <span css={when}>
            {`${arrivalWords(arrival)} · ${priceWords(option)}${service.fee.cents === 0 ? '' : ` ${service.fee.unit}`}`}
          </span>
          <span css={small}>{detailsOf(option)}</span>
        </>
      ) : (
        <span css={small}>{`It ${reasons.join('; ')}.`}</span>
      )}
    </li>
  );
}

type RailChooserProps = {
  title: string;
  lede: string;
  /** A note about the fees. */
  note: string | null;
  rails: Parameters<typeof servicesOf>[0];
  prices: readonly Price[];
};

/** "Which rail?": asks what a payment must do, and shows which services can, when it arrives and what it costs. */
export default function RailChooser({ title, lede, note, rails, prices }: RailChooserProps) {
  const services = useMemo(() => servicesOf(rails, prices), [rails, prices]);
  const payment = usePayment(services);
  const { options } = payment;
  const others = options.filter((option) => !fits(option));
  return (
    <div css={scriptOnly} {...notInAlternate}>
      <Section title={title} lede={lede} id="chooser">
        <PaymentForm payment={payment} />
        <div css={room}>
          <ol>
            {options.filter(fits).map((option) => (
              <Item key={option.service.id} option={option} />
            ))}
          </ol>
          {others.length > 0 ? (
            <details open={others.length === options.length}>
              <summary css={summary}>{others.length} don’t fit</summary>
              <ul>
                {others.map((option) => (
                  <Item key={option.service.id} option={option} />
                ))}
              </ul>
            </details>
          ) : null}
          {options.length > 0 ? <p css={fine}>{note}</p> : null}
        </div>
      </Section>
    </div>
  );
}
