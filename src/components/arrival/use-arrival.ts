import { useState } from 'react';
import { useNow } from '../../lib/hooks/use-now';
import { replaceQuery, useQuery } from '../../lib/hooks/use-query';
import { type Arrival, arrivalOf, type Direction, type Service } from '../../lib/payments/arrival';
import { readAmount } from '../../lib/payments/money';
import { easternParts } from '../../lib/time/eastern-time';
import { holidaysAround } from '../../lib/time/federal-reserve-holidays';
import { readSubmission } from '../../lib/time/submission';

/** The fields as the visitor typed them; `at` is empty while the form follows the clock. */
export type Fields = { service: string; amount: string; direction: string; at: string };

export type ArrivalState = {
  fields: Fields;
  service: Service;
  direction: Direction;
  /** Value of the time field: what the visitor typed, or the current minute. */
  shownAt: string;
  errors: { amount?: string; at?: string };
  /** A note if the clocks change that night. */
  note?: string;
  /** Set once the fields are valid. */
  answer?: { submitted: Date; arrival: Arrival };
};

const minuteOf = (instant: Date): string => {
  const { date, time } = easternParts(instant);
  return `${date}T${time}`;
};

function answerTo(service: Service, direction: Direction, cents: number | null, submitted: Date): Arrival {
  return arrivalOf(service, { cents, direction, submitted }, holidaysAround(submitted.getUTCFullYear()));
}

/** Interprets the fields at an instant. Pure; an unknown service or direction counts as the first one. */
export function readFields(
  fields: Fields,
  services: readonly [Service, ...Service[]],
  now: Date | null,
): ArrivalState {
  const service = services.find(({ id }) => id === fields.service) ?? services[0];
  const direction =
    service.directions.find((known) => known === fields.direction) ?? service.directions[0] ?? 'push';
  const amount = readAmount(fields.amount);
  const amountFault = amount.error === undefined ? {} : { amount: amount.error };
  const state = {
    fields,
    service,
    direction,
    shownAt: fields.at || (now ? minuteOf(now) : ''),
    errors: amountFault,
  };
  const read = fields.at ? readSubmission(fields.at) : now && { instant: now };
  if (!read) return state;
  if ('error' in read) return { ...state, errors: { ...amountFault, at: read.error } };
  const note = 'note' in read && read.note ? { note: read.note } : {};
  if (amount.error !== undefined) return { ...state, ...note };
  const arrival = answerTo(service, direction, amount.cents, read.instant);
  return { ...state, ...note, answer: { submitted: read.instant, arrival } };
}

/** The form's state, which is kept in the address, and a function that changes a field. */
export function useArrival(services: readonly [Service, ...Service[]]) {
  const query = new URLSearchParams(useQuery());
  const now = useNow();
  const [first] = useState(() => services[0].id);
  const fields: Fields = {
    service: query.get('service') ?? first,
    amount: query.get('amount') ?? '',
    direction: query.get('direction') ?? '',
    at: query.get('at') ?? '',
  };
  const change = (name: keyof Fields) => (value: string) => replaceQuery({ [name]: value });
  return { ...readFields(fields, services, now), change };
}
