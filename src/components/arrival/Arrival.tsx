import { css } from '@emotion/react';
import { arrivalSentence, arrivalSteps } from '../../lib/payments/arrival-steps';
import { color, media, radius, space, text } from '../../theme/tokens';
import { FormBoard } from '../form/FormBoard';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import { Steps } from './Steps';
import { type ServiceRecord, serviceFrom } from './services';
import { useArrival } from './use-arrival';

// Room for the longest result, so that nothing below it moves when the result appears: with a cutoff a wire while Fedwire is closed,
// without one the steps of a card payment.
const answer = css({ minHeight: space(148), [media.md]: { minHeight: space(104) } });
const shortAnswer = css({ minHeight: space(81), [media.md]: { minHeight: space(62) } });
const sentence = css({ marginBottom: space(7), ...text.h3 });
const noteStyle = css({ ...text.caption, color: color.ink2 });
const clockButton = css({
  justifySelf: 'start',
  minHeight: space(9),
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: text.caption.fontSize,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: color.ink, backgroundColor: color.ink, color: color.onFill },
  [media.forcedColors]: {
    '&[aria-pressed="true"]': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
const directions = [
  { value: 'push', name: 'You send it' },
  { value: 'pull', name: 'You collect it' },
];

/** "When will it arrive?": asks for a service, an amount and a time, and shows when the payment settles. Hidden without JavaScript. */
export default function Arrival({ services: records }: { services: readonly ServiceRecord[] }) {
  const [first, ...others] = records.map(serviceFrom);
  return first ? <ArrivalForm services={[first, ...others]} /> : null;
}

type Services = Parameters<typeof useArrival>[0];

function ArrivalForm({ services }: { services: Services }) {
  const { fields, service, direction, shownAt, errors, note, answer: found, change } = useArrival(services);
  const alwaysOpen = services.every(({ schedule }) => schedule.kind === 'always');
  return (
    <FormBoard
      title="When will it arrive?"
      lede="Times are Eastern Time. Banking days are the days the Reserve Banks are open."
      id="arrival"
      fields={
        <>
          {services.length > 1 ? (
            <SelectField
              label="Service"
              name="service"
              value={service.id}
              options={services.map(({ id: value, name }) => ({ value, name }))}
              onChange={change('service')}
            />
          ) : null}
          {service.directions.length > 1 ? (
            <SelectField
              label="Direction"
              name="direction"
              value={direction}
              options={directions}
              onChange={change('direction')}
            />
          ) : null}
          <TextField
            label="Amount in US dollars"
            hint={service.limit ? `At most ${service.limit.words}.` : `Limit: ${service.limitNote}.`}
            error={errors.amount}
            name="amount"
            inputMode="decimal"
            value={fields.amount}
            onChange={change('amount')}
          />
          <TextField
            label="Submitted, Eastern Time"
            error={errors.at}
            name="at"
            type="datetime-local"
            min="2022-01-01T00:00"
            max="2100-12-31T23:59"
            value={shownAt}
            onChange={change('at')}
          />
          <button
            type="button"
            css={clockButton}
            aria-pressed={fields.at === ''}
            onClick={() => change('at')('')}
          >
            Now
          </button>
        </>
      }
    >
      <div css={alwaysOpen ? shortAnswer : answer}>
        <p css={sentence} role="status">
          {found ? arrivalSentence(service, found.arrival) : null}
        </p>
        {note ? <p css={noteStyle}>{note}</p> : null}
        {found?.arrival.possible ? (
          <Steps steps={arrivalSteps(service, found.submitted, found.arrival)} />
        ) : null}
      </div>
    </FormBoard>
  );
}
