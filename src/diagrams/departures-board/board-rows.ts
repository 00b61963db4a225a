/** Converts content to rows of the board. Pure. */
import { graphql } from 'gatsby';
import type { Schedule } from '../../lib/time/departures';
import { scheduleOf } from '../../lib/time/schedule';
import type { RailId } from '../../theme/rails';

/** A row of the departures board. */
export type BoardRow = {
  /** The id of its service. */
  id: string;
  rail: RailId;
  name: string;
  schedule: Schedule;
  /** When funds settle, as text. May be empty if the schedule determines it (windows, daily). */
  settles: string;
  /** The cutoffs for the printed timetable: '10:30, 14:45, 16:45 ET'. */
  timetable: string;
  limit: string;
  href: string;
};

export const query = graphql`
  fragment Service on Service {
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
        id: service.id,
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
