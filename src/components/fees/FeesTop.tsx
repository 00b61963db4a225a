import { formatDay } from '../../lib/time/day-format';
import { Callout } from '../callout/Callout';
import { Hero } from '../page/Hero';

/** The top of the pricing page: its hero, and the notice while amounts are samples. */
export default function FeesTop({ fees }: { fees: Queries.FeesPageQuery['fees'] }) {
  return (
    <>
      <Hero
        headline={fees.headline}
        lede={fees.lede}
        eyebrow={`US dollars, as of ${formatDay(fees.as_of)}`}
      />
      {fees.sample ? (
        <Callout icon="alert">
          <p>{fees.sample_notice}</p>
        </Callout>
      ) : null}
    </>
  );
}
