import { css } from '@emotion/react';
import { resultSentence } from '../../lib/payments/options';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, radius, size, space, text, weight, wrapping } from '../../theme/tokens';
import { SelectField } from '../form/SelectField';
import { formProps, formStyles, StillLoading } from '../form/StillLoading';
import { TextField } from '../form/TextField';
import { scriptOnly } from '../script-only';
import { visuallyHiddenRules } from '../visually-hidden';
import type { usePayment } from './use-payment';

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

/** Words and controls on lines that wrap. A label or an error is for screen readers: the words around the control say the same. */
const sentence = css({
  minWidth: 0,
  padding: 0,
  border: 0,
  ...wrapping,
  alignItems: 'center',
  gap: `${space(2)} ${space(2)}`,
  ...text.body,
  [media.md]: { ...text.rowTitle, fontWeight: weight.regular },
  '& label, & p': visuallyHiddenRules,
  '& input, & select, & button': {
    minHeight: size.target,
    width: 'auto',
    maxWidth: '100%',
    padding: `${space(1)} ${space(2)}`,
    font: 'inherit',
    fontWeight: weight.medium,
  },
  '& input[name="amount"]': { width: '8.5em' },
  // Its own width depends on what's in it.
  '& input[name="at"]': { width: '15.5em' },
  '& ::placeholder': { color: color.ink3, opacity: 1 },
});
/** Starts a new line. */
const newLine = css({ flexBasis: '100%', height: 0, marginTop: `-${space(2)}` });
const clock = css({
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: color.ink, backgroundColor: color.ink, color: color.onFill },
  [media.forcedColors]: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: 3 } },
});

// Room for the longest result, so that nothing below it moves.
const result = css({
  ...text.body,
  minHeight: '4.65em',
  color: color.ink2,
  [media.tablet]: { minHeight: '3.1em' },
  [media.md]: { minHeight: '1.55em' },
});
const fault = css({ color: color.error });
const beforeResult = 'Change the sentence to see which rails fit, when the money arrives and what it costs.';

const selects = {
  direction: [
    { value: '', name: 'send' },
    { value: 'pull', name: 'collect' },
  ],
  urgency: [
    { value: '', name: 'within days' },
    { value: 'today', name: 'the same day' },
    { value: 'now', name: 'within seconds' },
  ],
  final: [
    { value: '', name: 'may be returned' },
    { value: 'yes', name: 'must be final' },
  ],
} as const;

/**
 * A payment as a sentence to fill in, with the result in a sentence below. Hidden without JavaScript. It's no `<form>`, which browsers
 * would submit when the visitor presses Enter before it's hydrated.
 */
export function PaymentForm({ payment }: { payment: ReturnType<typeof usePayment> }) {
  const { fields, change, shownAt, errors, note, options } = payment;
  const select = (name: keyof typeof selects, label: string) => (
    <SelectField
      label={label}
      name={name}
      value={fields[name]}
      options={selects[name]}
      onChange={change(name)}
    />
  );
  return (
    <div css={[scriptOnly, form, formStyles]} {...formProps} {...notInAlternate}>
      <fieldset css={sentence} aria-label="A payment">
        <span>You</span>
        {select('direction', 'Direction')}
        <TextField
          label="Amount in US dollars"
          placeholder="any amount"
          error={errors.amount}
          name="amount"
          inputMode="decimal"
          value={fields.amount}
          onChange={change('amount')}
        />
        <span>on</span>
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
        <span>ET</span>
        <button type="button" css={clock} aria-pressed={fields.at === ''} onClick={() => change('at')('')}>
          Now
        </button>
        <i css={newLine} />
        <span>It has to arrive</span>
        {select('urgency', 'How soon')}
        <span>and</span>
        {select('final', 'Once it has settled, it')}
      </fieldset>
      <p css={result}>
        <span role="status">
          {shownAt ? [resultSentence(options), note].filter(Boolean).join(' ') : beforeResult}
        </span>
        <span css={fault} aria-hidden="true">
          {errors.amount ?? errors.at}
        </span>
      </p>
      <StillLoading />
    </div>
  );
}
