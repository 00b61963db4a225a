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

/** When money settles: at an instant, within seconds of one, or on a date without a known time. */
export type Settlement =
  | { kind: 'instant'; instant: Date }
  | { kind: 'seconds'; instant: Date }
  | { kind: 'day'; date: IsoDate };

export type Arrival = {
  /** The payment waits until the service opens at this time; null when there's nothing to wait for. */
  opens: Date | null;
  /** The cutoff that the payment makes, and the name of its window; null if the service has none. */
  cutoff: { instant: Date; window: string | null } | null;
  settlement: Settlement;
  /** An ordinary return must arrive by the opening of this banking day. */
  returnBy: IsoDate | null;
  /** The last day on which an unauthorized debit can be returned. */
  lateReturnBy: IsoDate | null;
};

/** The banking day `days` banking days after `date`. */
function bankingDaysAfter(date: IsoDate, days: number, holidays: Holidays): IsoDate {
  let day = date;
  for (let count = 0; count < days; count += 1) day = nextBankingDay(day, holidays);
  return day;
}

function settlementOf(service: Service, submitted: Date, holidays: Holidays): Settlement {
  const at = departure(service.schedule, submitted, holidays);
  if (!at.settles) return { kind: 'seconds', instant: at.opensAt ?? submitted };
  if ('instant' in at.settles) return { kind: 'instant', instant: at.settles.instant };
  const { date } = at.settles;
  return service.settlement
    ? { kind: 'instant', instant: easternInstant(date, service.settlement) }
    : { kind: 'day', date };
}

/**
 * When a payment by a service arrives. Whether the service carries it is for options.ts to say.
 * @param holidays must cover the weeks after the submission
 */
export function arrivalOf(
  service: Service,
  direction: Direction,
  submitted: Date,
  holidays: Holidays,
): Arrival {
  const { status, opensAt, cutoff, window } = departure(service.schedule, submitted, holidays);
  const settlement = settlementOf(service, submitted, holidays);
  const settled = settlement.kind === 'day' ? settlement.date : easternParts(settlement.instant).date;
  return {
    // Windows and daily cutoffs open at midnight, which isn't worth reporting: the cutoff's date says enough.
    opens: status === 'closed' && service.schedule.kind === 'span' ? opensAt : null,
    cutoff: cutoff ? { instant: cutoff.instant, window } : null,
    settlement,
    returnBy: service.returnDays === null ? null : bankingDaysAfter(settled, service.returnDays, holidays),
    lateReturnBy:
      service.lateReturnDays === null || direction === 'push'
        ? null
        : addDays(settled, service.lateReturnDays),
  };
}
