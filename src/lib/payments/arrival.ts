/** When money sent by a service arrives, and until when it can come back. Pure; times of day are Eastern Time. */
import { type Holidays, nextBankingDay } from '../time/banking-days';
import { departure, type Schedule } from '../time/departures';
import { addDays, type ClockTime, easternInstant, easternParts, type IsoDate } from '../time/eastern-time';

export type Direction = 'push' | 'pull';

/** A way to move money, with what decides about its arrival. Amounts are US cents. */
export type Service = {
  id: string;
  name: string;
  schedule: Schedule;
  /** For schedules with one cut-off a day: when it settles on the next banking day, where that is known. */
  settlement: ClockTime | null;
  /** Who settles, where no clock of the rail does; null where the schedule tells. */
  settledBy: string | null;
  /** Calendar days after which what nobody has settled typically expires; null where nothing does. */
  expiryDays: number | null;
  /** The largest amount in cents, and in words; null where the network names none. */
  limit: { cents: number; words: string } | null;
  /** In place of a limit: who sets one. */
  limitNote: string | null;
  directions: readonly Direction[];
  /** Nobody can call settled money back. */
  final: boolean;
  /** Banking days after settlement by whose opening an ordinary return must arrive; null where none is known. */
  returnDays: number | null;
  /** Calendar days in which a debit that nobody authorized can come back; null where that is no matter. */
  lateReturnDays: number | null;
};

/** A payment to ask about: an amount in US cents, null where any will do, and the instant at which it is submitted. */
export type Payment = { cents: number | null; direction: Direction; submitted: Date };

/** When money settles: at an instant, within seconds of one, on a day without a known hour, or when somebody else does it. */
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
      /** A service with a business day of its own opens then, and the payment waits; null when there is nothing to wait for. */
      opens: Date | null;
      /** The cut-off that is caught, and the name of its window; null where there is none. */
      cutoff: { instant: Date; window: string | null } | null;
      settlement: Settlement;
      /** An ordinary return must arrive by the opening of this banking day. */
      returnBy: IsoDate | null;
      /** The last day on which an unauthorized debit can come back. */
      lateReturnBy: IsoDate | null;
      /** The day on which it typically expires if nobody settles it. */
      expires: IsoDate | null;
    };

/** The day of settlement; null while that is up to somebody else. */
function dayOf(settlement: Settlement): IsoDate | null {
  if (settlement.kind === 'awaited') return null;
  return settlement.kind === 'day' ? settlement.date : easternParts(settlement.instant).date;
}

/** The banking day that lies so many banking days after another. */
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
 * What becomes of a payment by a service, or why it cannot go by it.
 * `holidays` must cover the weeks after the submission.
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
    // Windows and daily cut-offs open at midnight, which helps nobody: the day of the cut-off tells it.
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
