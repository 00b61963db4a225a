/**
 * Which service suits a payment, and why. Pure. Services are ranked by these rules, the first that tells two apart:
 * 1. those that suit stand before those that do not;
 * 2. those that are in time at any hour, before those that are only if a cut-off or opening hours are met;
 * 3. the lower fee;
 * 4. the order in which they were given.
 * Those that do not suit stand in the order of how much speaks against them.
 */
import { formatCents } from './money';

/** A service as far as a choice needs it. Its words come from content, with their figures filled in. */
export type Candidate = {
  readonly id: string;
  readonly name: string;
  /** always: at any hour, in seconds. span: at once while it is open. windows: the same day. daily: the next banking day. */
  readonly kind: 'always' | 'span' | 'windows' | 'daily';
  readonly settles: string;
  readonly timetable: string;
  /** Null where the network has no ceiling; `note` then says who sets it. */
  readonly limit: { readonly cents: number; readonly words: string } | null;
  readonly limitNote: string;
  readonly directions: readonly ('push' | 'pull')[];
  readonly final: boolean;
  /** Banking days in which an ordinary return can come; null where no number is known. */
  readonly returnDays: number | null;
  /** Calendar days in which a collected payment can come back as unauthorized; null where there is no such right. */
  readonly lateReturnDays: number | null;
  readonly fee: { readonly cents: number; readonly unit: string };
};

export const urgencies = ['now', 'today', 'days'] as const;

export type Wish = {
  /** US cents; null when no amount was given. */
  cents: number | null;
  direction: 'push' | 'pull';
  /** now: within minutes, at any hour. today: by the end of a banking day. days: it may take some. */
  urgency: (typeof urgencies)[number];
  /** Whether it must be impossible for the money to come back. */
  final: boolean;
};

/** A service with what speaks for it and against it. Each reason goes on from "it", as in "is free". */
export type Choice<C extends Candidate = Candidate> = {
  service: C;
  suits: boolean;
  for: string[];
  /** What to mind, where it suits; why not, where it does not. */
  against: string[];
};

/** One thing about a service: good, worth minding, or ruling it out. */
type Verdict = { words: string; weight: 'for' | 'mind' | 'no' };

const on = (weight: Verdict['weight'], words: string): Verdict => ({ weight, words });

function directionOf({ directions }: Candidate, { direction }: Wish): Verdict[] {
  if (directions.includes(direction)) return [];
  return [on('no', direction === 'pull' ? 'sends money and collects none' : 'collects money and sends none')];
}

function speedOf({ kind, settles, timetable }: Candidate, { urgency }: Wish): Verdict {
  const settling = kind === 'windows' ? `settles at ${settles} on a banking day` : `settles ${settles}`;
  if (kind === 'always') return on('for', `${settling} and ${timetable}`);
  if (urgency === 'days') return on('for', settling);
  if (kind === 'span') return on('mind', `${settling}, but only while it is open: ${timetable}`);
  if (kind === 'windows' && urgency === 'today')
    return on('mind', `settles the same day only if it makes a cut-off on a banking day: ${timetable}`);
  return on('no', `is too slow: it ${settling}`);
}

function ceilingOf({ limit, limitNote }: Candidate, { cents }: Wish): Verdict[] {
  if (cents === null) return [];
  if (!limit) return limitNote ? [on('mind', `has a ceiling ${limitNote}`)] : [];
  return cents > limit.cents
    ? [on('no', `has a ceiling of ${limit.words}, which is below your amount`)]
    : [on('for', `takes your amount, with a ceiling of ${limit.words}`)];
}

const bankingDays = (days: number): string => `${days} banking day${days === 1 ? '' : 's'}`;

function finalityOf({ final, returnDays, lateReturnDays }: Candidate, wish: Wish): Verdict[] {
  if (final) return [on('for', 'is final: nobody can call it back')];
  const weight = wish.final ? 'no' : 'mind';
  const late = wish.direction === 'pull' && lateReturnDays !== null;
  return [
    on(weight, returnDays === null ? 'can come back' : `can come back for ${bankingDays(returnDays)}`),
    ...(late ? [on(weight, `can come back for ${lateReturnDays} days if it was not authorized`)] : []),
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

/** The services, best first, each with its reasons. */
export function chooseRail<C extends Candidate>(services: readonly C[], wish: Wish): Choice<C>[] {
  return services
    .map((service) => choiceOf(service, wish))
    .sort((a, b) => a.rank.map((value, at) => value - (b.rank[at] ?? 0)).find((gap) => gap !== 0) ?? 0)
    .map(({ choice }) => choice);
}
