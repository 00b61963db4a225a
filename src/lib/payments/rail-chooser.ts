/**
 * Ranks services for a payment, with reasons. Pure. The first rule that distinguishes two services decides:
 * 1. services that fit come first;
 * 2. in time at any hour comes before in time only within a cutoff or opening hours;
 * 3. the lower fee;
 * 4. the order given.
 * Services that don't fit are ordered by the number of reasons against them.
 */
import { formatCents } from './money';

/** A service. Its texts come from content, with variables interpolated. */
export type Candidate = {
  readonly id: string;
  readonly name: string;
  /** always: at any hour, in seconds. span: at once while it is open. windows: the same day. daily: the next banking day. */
  readonly kind: 'always' | 'span' | 'windows' | 'daily';
  readonly settles: string;
  readonly timetable: string;
  /** Null if the network has no limit; `limitNote` then says who sets it. */
  readonly limit: { readonly cents: number; readonly words: string } | null;
  readonly limitNote: string;
  readonly directions: readonly ('push' | 'pull')[];
  readonly final: boolean;
  /** Banking days in which an ordinary return can arrive; null if unknown. */
  readonly returnDays: number | null;
  /** Calendar days in which a collected payment can be returned as unauthorized; null if there's no such right. */
  readonly lateReturnDays: number | null;
  readonly fee: { readonly cents: number; readonly unit: string };
};

export const urgencies = ['now', 'today', 'days'] as const;

export type Wish = {
  /** US cents; null when no amount was given. */
  cents: number | null;
  direction: 'push' | 'pull';
  /** now: within minutes, at any hour. today: by the end of a banking day. days: within a few banking days. */
  urgency: (typeof urgencies)[number];
  /** Whether the payment must be irrevocable. */
  final: boolean;
};

/** A service with reasons for and against it. Each reason continues "it …", as in "is free". */
export type Choice<C extends Candidate = Candidate> = {
  service: C;
  suits: boolean;
  for: string[];
  /** Caveats if the service fits; otherwise why it doesn't. */
  against: string[];
};

/** One reason: in favor, a caveat, or ruling the service out. */
type Verdict = { words: string; weight: 'for' | 'mind' | 'no' };

const on = (weight: Verdict['weight'], words: string): Verdict => ({ weight, words });

function directionOf({ directions }: Candidate, { direction }: Wish): Verdict[] {
  if (directions.includes(direction)) return [];
  return [on('no', direction === 'pull' ? 'only sends money' : 'only collects money')];
}

function speedOf({ kind, settles, timetable }: Candidate, { urgency }: Wish): Verdict {
  const settling = kind === 'windows' ? `settles at ${settles} on a banking day` : `settles ${settles}`;
  if (kind === 'always') return on('for', `${settling} and ${timetable}`);
  if (urgency === 'days') return on('for', settling);
  if (kind === 'span') return on('mind', `${settling}, but only while it is open: ${timetable}`);
  if (kind === 'windows' && urgency === 'today')
    return on('mind', `settles the same day only if it makes a cutoff on a banking day: ${timetable}`);
  return on('no', `is too slow: it ${settling}`);
}

function ceilingOf({ limit, limitNote }: Candidate, { cents }: Wish): Verdict[] {
  if (cents === null) return [];
  if (!limit) return limitNote ? [on('mind', `has a limit ${limitNote}`)] : [];
  return cents > limit.cents
    ? [on('no', `has a limit of ${limit.words}, which is below your amount`)]
    : [on('for', `accepts your amount: the limit is ${limit.words}`)];
}

const bankingDays = (days: number): string => `${days} banking day${days === 1 ? '' : 's'}`;

function finalityOf({ final, returnDays, lateReturnDays }: Candidate, wish: Wish): Verdict[] {
  if (final) return [on('for', "is final: it can't be recalled")];
  const weight = wish.final ? 'no' : 'mind';
  const late = wish.direction === 'pull' && lateReturnDays !== null;
  return [
    on(weight, returnDays === null ? 'can be returned' : `can be returned for ${bankingDays(returnDays)}`),
    ...(late ? [on(weight, `can be returned for ${lateReturnDays} days if it wasn't authorized`)] : []),
  ];
}

const costOf = ({ fee: { cents, unit } }: Candidate): Verdict =>
  on('for', cents === 0 ? 'is free' : `costs ${formatCents(cents)} ${unit}`);

function choiceOf<C extends Candidate>(service: C, wish: Wish) {
  const speed = speedOf(service, wish);
  const fit = [
    ...directionOf(service, wish),
    speed,
    ...ceilingOf(service, wish),
    ...finalityOf(service, wish),
    costOf(service),
  ];
  const words = (...weights: Verdict['weight'][]) =>
    fit.filter(({ weight }) => weights.includes(weight)).map((verdict) => verdict.words);
  const faults = words('no');
  const suits = faults.length === 0;
  const choice: Choice<C> = suits
    ? { service, suits, for: words('for'), against: words('mind') }
    : { service, suits, for: [], against: faults };
  return { choice, rank: [faults.length, speed.weight === 'mind' ? 1 : 0, service.fee.cents] };
}

/** The services with their reasons, best first. */
export function chooseRail<C extends Candidate>(services: readonly C[], wish: Wish): Choice<C>[] {
  return services
    .map((service) => choiceOf(service, wish))
    .sort((a, b) => a.rank.map((value, at) => value - (b.rank[at] ?? 0)).find((gap) => gap !== 0) ?? 0)
    .map(({ choice }) => choice);
}
