import { useNow } from '../../lib/hooks/use-now';
import { replaceQuery, useQuery } from '../../lib/hooks/use-query';
import { readAmount } from '../../lib/payments/money';
import { deadlines, type Option, optionsFor } from '../../lib/payments/options';
import { easternParts } from '../../lib/time/eastern-time';
import { readSubmission } from '../../lib/time/submission';
import type { RailService } from './services';

const names = ['direction', 'amount', 'at', 'urgency', 'final'] as const;

/** The fields as in the address. An empty one means its first choice, any amount, or the time of the clock. */
export type PaymentFields = Record<(typeof names)[number], string>;

const minuteOf = (instant: Date): string => {
  const { date, time } = easternParts(instant);
  return `${date}T${time}`;
};

/** The payment in the address, which services can carry it, and a function that changes a field. */
export function usePayment(services: readonly RailService[]) {
  const query = new URLSearchParams(useQuery());
  const now = useNow();
  const fields = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as PaymentFields;
  const { direction, urgency, final } = fields;
  const amount = readAmount(fields.amount);
  const at = fields.at ? readSubmission(fields.at) : now && { instant: now };
  const options: Option<RailService>[] =
    at && 'instant' in at && amount.error === undefined
      ? optionsFor(services, {
          cents: amount.cents,
          direction: direction === 'pull' ? 'pull' : 'push',
          submitted: at.instant,
          deadline: deadlines.find((known) => known === urgency) ?? deadlines[0],
          final: final === 'yes',
        })
      : [];
  return {
    fields,
    change: (name: keyof PaymentFields) => (value: string) => replaceQuery({ [name]: value }),
    /** Whether the visitor has entered something. */
    asked: names.some((name) => fields[name] !== ''),
    /** Value of the time field: what the visitor typed, or the current minute. */
    shownAt: fields.at || (now ? minuteOf(now) : ''),
    errors: { amount: amount.error, at: at && 'error' in at ? at.error : undefined },
    /** A note if the clocks change that night. */
    note: at && 'note' in at ? at.note : undefined,
    /** Best first; none if a field can't be read. */
    options,
  };
}
