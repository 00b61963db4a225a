/** Converts content to rows of the board. Pure. */
import { graphql } from 'gatsby';
import { scheduleOf } from '../../lib/time/schedule';
import type { BoardRow } from './board-row';

export const query = graphql`
  fragment Service on Service {
    id
    ...ServiceTimes
    settles
    timetable
    limit {
      words
    }
    limit_note
  }
  fragment Board on Query {
    departures {
      title
      note
      sources
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

type Data = Pick<Queries.BoardFragment, 'departures' | 'allRail'>;

/** The rows of the board: the services listed in departures.yaml, in that order. */
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
