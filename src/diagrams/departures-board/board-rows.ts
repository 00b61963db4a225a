/** Rows of the board from content. Pure. */
import { graphql } from 'gatsby';
import type { Schedule } from '../../lib/departures';
import type { BoardRow } from './types';

export const query = graphql`
  fragment Service on Service {
    id
    name
    kind
    windows {
      name
      cutoff {
        value
      }
      settlement {
        value
      }
    }
    opens {
      value
    }
    cutoff {
      value
    }
    settles
    timetable
    limit {
      words
    }
    limit_note
  }
  fragment Board on Query {
    bankHolidays
    departures {
      title
      services
    }
    allRail(sort: { order: ASC }) {
      nodes {
        rail
        product {
          path
        }
        services {
          ...Service
        }
      }
    }
  }
`;

type Service = Queries.ServiceFragment;
type Data = Pick<Queries.BoardFragment, 'departures' | 'allRail'>;

/** The content check makes sure of the times that each kind needs; a missing one stops the page. */
function time(fact: { readonly value: string } | null, { name }: Service): string {
  if (!fact) throw new Error(`${name} has no time`);
  return fact.value;
}

/** When a service runs. */
export function scheduleOf(row: Service): Schedule {
  switch (row.kind) {
    case 'always':
      return { kind: 'always' };
    case 'windows':
      return {
        kind: 'windows',
        windows: row.windows.map(({ name, cutoff, settlement }) => ({
          name,
          cutoff: cutoff.value,
          settlement: settlement.value,
        })),
      };
    case 'span':
      return { kind: 'span', opens: time(row.opens, row), closes: time(row.cutoff, row) };
    case 'daily':
      return { kind: 'daily', cutoff: time(row.cutoff, row) };
  }
}

/** The rows of the board: the services that departures.yaml lists, in its order. */
export function boardRows({ departures, allRail }: Data): BoardRow[] {
  const services = allRail.nodes.flatMap(({ rail, product, services: own }) =>
    own.map((service) => ({ ...service, rail, href: product.path })),
  );
  return departures.services.flatMap((id) =>
    services
      .filter((service) => service.id === id)
      .map((service) => ({
        rail: service.rail,
        name: service.name,
        href: service.href,
        schedule: scheduleOf(service),
        settles: service.settles,
        timetable: service.timetable,
        limit: service.limit?.words ?? service.limit_note ?? '',
      })),
  );
}
