/** Which services can carry a payment, when it arrives by each, and why not by the others. Pure. */
import { longDate, proseTime, shortDate } from '../time/eastern-format';
import { easternInstant, easternParts } from '../time/eastern-time';
import { holidaysAround } from '../time/federal-reserve-holidays';
import { type Arrival, arrivalOf, type Direction, type Service, type Settlement } from './arrival';
import { formatCents } from './money';

/** By when a payment must arrive: within days, by the end of the day on which it's submitted, or within seconds. */
export const deadlines = ['days', 'today', 'now'] as const;

/** A payment: its amount in US cents, null for any, the instant at which it's submitted, and what it requires. */
export type Payment = {
  readonly cents: number | null;
  readonly direction: Direction;
  readonly submitted: Date;
  readonly deadline: (typeof deadlines)[number];
  /** Whether it must be irrevocable once it has settled. */
  readonly final: boolean;
};

/** A service that may be chosen, with its price in US cents per unit. */
export type PricedService = Service & {
  /** What it only does, if it can't pay any account at another bank, such as "pays merchants". */
  readonly only: string | null;
  readonly fee: { readonly cents: number; readonly unit: string };
};

export type Option<S extends PricedService = PricedService> = {
  readonly service: S;
  readonly arrival: Arrival;
  /** Why it can't carry the payment, most important first. Each continues "it …". Empty if it fits. */
  readonly reasons: readonly string[];
};

const settlesAt = (settlement: Settlement): Date =>
  settlement.kind === 'day' ? easternInstant(settlement.date, '23:59') : settlement.instant;

const moment = (instant: Date): string => {
  const { date, time } = easternParts(instant);
  return `${shortDate(date)}, ${proseTime(time)} ET`;
};

/** "in seconds", "Mon Nov 23, 1:00 p.m. ET" or "Mon Nov 23". */
export function arrivalWords({ opens, settlement }: Arrival): string {
  if (settlement.kind === 'day') return shortDate(settlement.date);
  return settlement.kind === 'seconds' && !opens ? 'in seconds' : moment(settlement.instant);
}

/** "$0.25" or "free". */
export const priceWords = ({ service }: Option): string => formatCents(service.fee.cents);

function isInTime({ opens, settlement }: Arrival, { deadline, submitted }: Payment): boolean {
  if (deadline === 'days') return true;
  if (deadline === 'now') return settlement.kind === 'seconds' && !opens;
  return easternParts(settlesAt(settlement)).date === easternParts(submitted).date;
}

function returnReason({ lateReturnDays, returnDays }: Service, direction: Direction): string {
  if (direction === 'pull' && lateReturnDays !== null) return `can be returned for ${lateReturnDays} days`;
  return returnDays === null ? 'can be returned' : `can be returned for ${returnDays} banking days`;
}

function reasonsAgainst(service: PricedService, arrival: Arrival, payment: Payment): string[] {
  const { cents, direction, final } = payment;
  const { limit, only } = service;
  const allowed = service.directions.includes(direction);
  return [
    ...(only ? [`only ${only}`] : []),
    ...(allowed || only ? [] : [direction === 'pull' ? 'only sends money' : 'only collects money']),
    ...(isInTime(arrival, payment) ? [] : [`arrives ${arrivalWords(arrival)}`]),
    ...(limit && cents !== null && cents > limit.cents ? [`has a limit of ${limit.words}`] : []),
    ...(final && !service.final ? [returnReason(service, direction)] : []),
  ];
}

/** In this order: those that fit, the cheapest first; those for the payment's direction, the fastest first; the others. */
function rankOf({ service, arrival, reasons }: Option, { direction }: Payment): number[] {
  const fits = reasons.length === 0;
  const usable = service.directions.includes(direction) && !service.only;
  const settles = settlesAt(arrival.settlement).getTime();
  return [fits ? 0 : 1, usable ? 0 : 1, fits ? service.fee.cents : settles, settles];
}

/** Every service for a payment, best first. */
export function optionsFor<S extends PricedService>(services: readonly S[], payment: Payment): Option<S>[] {
  const holidays = holidaysAround(payment.submitted.getUTCFullYear());
  return services
    .map((service) => {
      const arrival = arrivalOf(service, payment.direction, payment.submitted, holidays);
      const option = { service, arrival, reasons: reasonsAgainst(service, arrival, payment) };
      return { option, rank: rankOf(option, payment) };
    })
    .sort((a, b) => a.rank.map((value, at) => value - (b.rank[at] ?? 0)).find((gap) => gap !== 0) ?? 0)
    .map(({ option }) => option);
}

export const fits = ({ reasons }: Option): boolean => reasons.length === 0;

/** The result in one sentence. For a live region, so it doesn't change with each second. */
export function resultSentence(options: readonly Option[]): string {
  const [first] = options;
  if (!first) return '';
  const { name } = first.service;
  if (!fits(first)) return `Nothing can do all of that. ${name} comes closest, but it ${first.reasons[0]}.`;
  const count = options.filter(fits).length;
  const found = count === 1 ? `Only one service fits: ${name}` : `${count} services fit. Cheapest: ${name}`;
  return `${found}, ${priceWords(first)}, arriving ${arrivalWords(first.arrival)}.`;
}

/** What else happens to a payment by a service that fits: the cutoff it makes, the limit, and how long it can be returned. */
export function detailsOf({ service, arrival }: Option): string {
  const { cutoff, opens, returnBy, lateReturnBy } = arrival;
  const { limit, limitNote } = service;
  return [
    ...(opens ? [`Closed until ${moment(opens)}.`] : []),
    ...(cutoff ? [`Cutoff${cutoff.window ? ` of ${cutoff.window}` : ''}: ${moment(cutoff.instant)}.`] : []),
    `Limit: ${limit?.words ?? limitNote}.`,
    ...(returnBy ? [`An ordinary return must arrive by the opening of ${longDate(returnBy)}.`] : []),
    ...(lateReturnBy ? [`An unauthorized debit can be returned until ${longDate(lateReturnBy)}.`] : []),
    ...(service.final ? ['Final: it can’t be recalled.'] : []),
  ].join(' ');
}
