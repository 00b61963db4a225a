/** When a payment arrives, and how long it can be returned. Pure; times of day are Eastern Time. */
import { type Holidays, nextBankingDay } from '../time/banking-days';
import { departure, type Schedule } from '../time/departures';
import { addDays, type ClockTime, easternInstant, easternParts, type IsoDate } from '../time/eastern-time';

export type Direction = 'push' | 'pull';

/** A payment service, with what determines its arrival. Amounts are in US cents. */
export type Service = {
  id: string;
  name: string;
  schedule: Schedule;
  /** For schedules with one cutoff a day: the time of settlement on the next banking day, if known. */
  settlement: ClockTime | null;
  /** Who settles the payment if the rail has no settlement time; null if the schedule says when. */
  settledBy: string | null;
  /** Calendar days after which an unsettled payment typically expires; null if it doesn't. */
  expiryDays: number | null;
  /** The largest amount in cents, and as text; null if the network sets none. */
  limit: { cents: number; words: string } | null;
  /** Instead of a limit: who sets one. */
  limitNote: string | null;
  directions: readonly Direction[];
  /** Settled money can't be recalled. */
  final: boolean;
  /** An ordinary return must arrive by the opening of the banking day that is this many after settlement; null if unknown. */
  returnDays: number | null;
  /** Calendar days in which an unauthorized debit can be returned; null if not applicable. */
  lateReturnDays: number | null;
};

/** A payment: an amount in US cents (null for any amount), and the instant at which it is submitted. */
export type Payment = { cents: number | null; direction: Direction; submitted: Date };

/** When money settles: at an instant, within seconds of one, on a date without a known time, or when another party settles. */
export type Settlement =
  | { kind: 'instant'; instant: Date }
  | { kind: 'seconds'; instant: Date }
  | { kind: 'day'; date: IsoDate }
  | { kind: 'awaited'; by: string };

export type Arrival =
  | { possible: false; reason: 'ceiling'; limit: string }
  | { possible: false; reason: 'direction' }
  | {
      possible: true;
      /** The payment waits until the service opens at this time; null when there's nothing to wait for. */
      opens: Date | null;
      /** The cutoff that the payment makes, and the name of its window; null if the service has none. */
      cutoff: { instant: Date; window: string | null } | null;
      settlement: Settlement;
      /** An ordinary return must arrive by the opening of this banking day. */
      returnBy: IsoDate | null;
      /** The last day on which an unauthorized debit can be returned. */
      lateReturnBy: IsoDate | null;
      /** The day on which it typically expires if not settled. */
      expires: IsoDate | null;
    };

/** The settlement date; null if another party decides it. */
function dayOf(settlement: Settlement): IsoDate | null {
  if (settlement.kind === 'awaited') return null;
  return settlement.kind === 'day' ? settlement.date : easternParts(settlement.instant).date;
}

/** The banking day `days` banking days after `date`. */
function bankingDaysAfter(date: IsoDate, days: number, holidays: Holidays): IsoDate {
  let day = date;
  for (let count = 0; count < days; count += 1) day = nextBankingDay(day, holidays);
  return day;
}

function settlementOf(service: Service, submitted: Date, holidays: Holidays): Settlement {
  if (service.settledBy !== null) return { kind: 'awaited', by: service.settledBy };
  const at = departure(service.schedule, submitted, holidays);
  if (!at.settles) return { kind: 'seconds', instant: at.opensAt ?? submitted };
  if ('instant' in at.settles) return { kind: 'instant', instant: at.settles.instant };
  const { date } = at.settles;
  return service.settlement
    ? { kind: 'instant', instant: easternInstant(date, service.settlement) }
    : { kind: 'day', date };
}

/**
 * When a payment by a service arrives, or why the service can't carry it.
 * @param holidays must cover the weeks after the submission
 */
export function arrivalOf(service: Service, payment: Payment, holidays: Holidays): Arrival {
  const { cents, direction, submitted } = payment;
  if (!service.directions.includes(direction)) return { possible: false, reason: 'direction' };
  if (service.limit && cents !== null && cents > service.limit.cents)
    return { possible: false, reason: 'ceiling', limit: service.limit.words };
  const { status, opensAt, cutoff, window } = departure(service.schedule, submitted, holidays);
  const settlement = settlementOf(service, submitted, holidays);
  const settled = dayOf(settlement);
  return {
    possible: true,
    // Windows and daily cutoffs open at midnight, which isn't worth reporting: the cutoff's date says enough.
    opens: status === 'closed' && service.schedule.kind === 'span' ? opensAt : null,
    cutoff: cutoff ? { instant: cutoff.instant, window } : null,
    settlement,
    returnBy:
      settled === null || service.returnDays === null
        ? null
        : bankingDaysAfter(settled, service.returnDays, holidays),
    lateReturnBy:
      settled === null || service.lateReturnDays === null || direction === 'push'
        ? null
        : addDays(settled, service.lateReturnDays),
    expires: service.expiryDays === null ? null : addDays(easternParts(submitted).date, service.expiryDays),
  };
}
