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

export type Requirements = {
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
type Verdict = { words: string; weight: 'for' | 'caveat' | 'no' };

const reason = (weight: Verdict['weight'], words: string): Verdict => ({ weight, words });

function directionOf({ directions }: Candidate, { direction }: Requirements): Verdict[] {
  if (directions.includes(direction)) return [];
  return [reason('no', direction === 'pull' ? 'only sends money' : 'only collects money')];
}

function speedOf({ kind, settles, timetable }: Candidate, { urgency }: Requirements): Verdict {
  const settling = kind === 'windows' ? `settles at ${settles} on a banking day` : `settles ${settles}`;
  if (kind === 'always') return reason('for', `${settling} and ${timetable}`);
  if (urgency === 'days') return reason('for', settling);
  if (kind === 'span') return reason('caveat', `${settling}, but only while it is open: ${timetable}`);
  if (kind === 'windows' && urgency === 'today')
    return reason('caveat', `settles the same day only if it makes a cutoff on a banking day: ${timetable}`);
  return reason('no', `is too slow: it ${settling}`);
}

function limitOf({ limit, limitNote }: Candidate, { cents }: Requirements): Verdict[] {
  if (cents === null) return [];
  if (!limit) return limitNote ? [reason('caveat', `has a limit ${limitNote}`)] : [];
  return cents > limit.cents
    ? [reason('no', `has a limit of ${limit.words}, which is below your amount`)]
    : [reason('for', `accepts your amount: the limit is ${limit.words}`)];
}

const bankingDays = (days: number): string => `${days} banking day${days === 1 ? '' : 's'}`;

function finalityOf({ final, returnDays, lateReturnDays }: Candidate, requirements: Requirements): Verdict[] {
  if (final) return [reason('for', "is final: it can't be recalled")];
  const weight = requirements.final ? 'no' : 'caveat';
  const late = requirements.direction === 'pull' && lateReturnDays !== null;
  return [
    reason(
      weight,
      returnDays === null ? 'can be returned' : `can be returned for ${bankingDays(returnDays)}`,
    ),
    ...(late ? [reason(weight, `can be returned for ${lateReturnDays} days if it wasn't authorized`)] : []),
  ];
}

const costOf = ({ fee: { cents, unit } }: Candidate): Verdict =>
  reason('for', cents === 0 ? 'is free' : `costs ${formatCents(cents)} ${unit}`);

function choiceOf<C extends Candidate>(service: C, requirements: Requirements) {
  const speed = speedOf(service, requirements);
  const fit = [
    ...directionOf(service, requirements),
    speed,
    ...limitOf(service, requirements),
    ...finalityOf(service, requirements),
    costOf(service),
  ];
  const words = (...weights: Verdict['weight'][]) =>
    fit.filter(({ weight }) => weights.includes(weight)).map((verdict) => verdict.words);
  const faults = words('no');
  const suits = faults.length === 0;
  const choice: Choice<C> = suits
    ? { service, suits, for: words('for'), against: words('caveat') }
    : { service, suits, for: [], against: faults };
  return { choice, rank: [faults.length, speed.weight === 'caveat' ? 1 : 0, service.fee.cents] };
}

/** The services with their reasons, best first. */
export function chooseRail<C extends Candidate>(
  services: readonly C[],
  requirements: Requirements,
): Choice<C>[] {
  return services
    .map((service) => choiceOf(service, requirements))
    .sort((a, b) => a.rank.map((value, at) => value - (b.rank[at] ?? 0)).find((gap) => gap !== 0) ?? 0)
    .map(({ choice }) => choice);
}
