import type { Schedule } from './departures';

type Time = { readonly value: string };

/** The part of a service's record that says when it runs. */
export type ServiceTimes = {
  readonly name: string;
  readonly kind: 'always' | 'windows' | 'span' | 'daily';
  readonly windows: readonly { readonly name: string; readonly cutoff: Time; readonly settlement: Time }[];
  readonly opens: Time | null;
  readonly cutoff: Time | null;
};

/** The content check makes sure of the times that each kind needs; a missing one stops the page. */
function time(fact: Time | null, { name }: ServiceTimes): string {
  if (!fact) throw new Error(`${name} has no time`);
  return fact.value;
}

/** When a service runs. Throws where a time that its kind needs is missing. */
export function scheduleOf(service: ServiceTimes): Schedule {
  switch (service.kind) {
    case 'always':
      return { kind: 'always' };
    case 'windows':
      return {
        kind: 'windows',
        windows: service.windows.map(({ name, cutoff, settlement }) => ({
          name,
          cutoff: cutoff.value,
          settlement: settlement.value,
        })),
      };
    case 'span':
      return { kind: 'span', opens: time(service.opens, service), closes: time(service.cutoff, service) };
    case 'daily':
      return { kind: 'daily', cutoff: time(service.cutoff, service) };
  }
}
