import { longDate, proseTime } from '../time/eastern-format';
import { easternParts, type IsoDate } from '../time/eastern-time';
import type { Arrival, Service, Settlement } from './arrival';

/** A line of the answer: what happens, and when. `dateTime` is for machines. */
export type ArrivalStep = { what: string; when: string; dateTime?: string };

/** 'Fri, Nov 20, 2026 at 4:45 p.m. ET'. */
const moment = (instant: Date): string => {
  const { date, time } = easternParts(instant);
  return `${longDate(date)} at ${proseTime(time)} ET`;
};

const at = (what: string, instant: Date): ArrivalStep => ({
  what,
  when: moment(instant),
  dateTime: instant.toISOString(),
});

const on = (what: string, date: IsoDate, before = ''): ArrivalStep => ({
  what,
  when: `${before}${longDate(date)}`,
  dateTime: date,
});

function settlementWords(settlement: Settlement): string {
  if (settlement.kind === 'day') return `on ${longDate(settlement.date)}`;
  if (settlement.kind === 'awaited') return `when ${settlement.by} settles it`;
  if (settlement.kind === 'instant') return `on ${moment(settlement.instant)}`;
  return 'within seconds';
}

/** The answer in one sentence. It changes when the answer does, not with each second. */
export function arrivalSentence({ name }: Service, arrival: Arrival): string {
  if (!arrival.possible) {
    return arrival.reason === 'ceiling'
      ? `It can’t go by ${name}: the limit is ${arrival.limit}.`
      : `It can’t go by ${name}, which sends money but doesn’t collect it.`;
  }
  const { opens, cutoff, settlement } = arrival;
  const waits = opens ? `${name} is closed until ${moment(opens)}. ` : '';
  const caught = cutoff
    ? `It makes the cutoff ${cutoff.window ? `for ${cutoff.window} ` : ''}on ${moment(cutoff.instant)} and settles`
    : 'It settles';
  return `${waits}${caught} ${settlementWords(settlement)}${opens && settlement.kind === 'seconds' ? ' of the opening' : ''}.`;
}

function settlementStep(settlement: Settlement): ArrivalStep {
  switch (settlement.kind) {
    case 'awaited':
      return { what: 'Settles', when: `When ${settlement.by} settles it` };
    case 'day':
      return on('Settles', settlement.date);
    case 'instant':
      return at('Settles', settlement.instant);
    case 'seconds':
      return at('Settles within seconds of', settlement.instant);
  }
}

/** The way of the payment, step by step; empty where it cannot go. */
export function arrivalSteps(
  { final, lateReturnDays }: Service,
  submitted: Date,
  arrival: Arrival,
): ArrivalStep[] {
  if (!arrival.possible) return [];
  const { opens, cutoff, settlement, returnBy, lateReturnBy, expires } = arrival;
  const settles = settlementStep(settlement);
  const caught = cutoff ? [at(cutoff.window ? `Cutoff for ${cutoff.window}` : 'Cutoff', cutoff.instant)] : [];
  return [
    at('Submitted', submitted),
    ...(opens ? [at('Waits until it opens', opens)] : []),
    // What settles at once does so long before the cut-off.
    ...(settlement.kind === 'seconds' ? [settles, ...caught] : [...caught, settles]),
    ...(returnBy ? [on('An ordinary return must arrive by', returnBy, 'the opening of ')] : []),
    ...(lateReturnBy
      ? [on(`Unauthorized debits can be returned for ${lateReturnDays} days, until`, lateReturnBy)]
      : []),
    ...(expires ? [on('Expires if not settled', expires, 'typically about ')] : []),
    ...(final ? [{ what: 'Final', when: 'It can’t be recalled.' }] : []),
  ];
}
