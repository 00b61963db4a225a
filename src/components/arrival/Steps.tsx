import { css } from '@emotion/react';
import { stationOnLine } from '../../diagrams/station';
import type { ArrivalStep } from '../../lib/payments/arrival-steps';
import { color, text } from '../../theme/tokens';

const step = css(stationOnLine({ diameter: 5, indent: 10, next: 5 }, 'var(--rail)'));
const what = css({ display: 'block', ...text.caption, color: color.ink2 });
const when = css({ ...text.body, fontWeight: 500 });

/** The steps of a payment, from submission to the last day on which it can be returned. */
export function Steps({ steps }: { steps: readonly ArrivalStep[] }) {
  return (
    <ol>
      {steps.map(({ what: words, when: day, dateTime }) => (
        <li key={words} css={step}>
          <span css={what}>{words}</span>{' '}
          {dateTime ? (
            <time css={when} dateTime={dateTime}>
              {day}
            </time>
          ) : (
            <span css={when}>{day}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
