/** Rows of the board from content. Pure. */
import { graphql } from 'gatsby';
import type { Schedule } from '../../lib/departures';
import type { BoardRow } from './types';

export const query = graphql`
  fragment Board on Query {
    bankHolidays
    departures {
      title
      rows {
        rail
        name
        href
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
    }
  }
`;

type Row = Queries.BoardFragment['departures']['rows'][number];

/** The content check makes sure of the times that each kind needs; a missing one stops the page. */
function time(fact: { readonly value: string } | null, { name }: Row): string {
  if (!fact) throw new Error(`${name} has no time`);
  return fact.value;
}

function scheduleOf(row: Row): Schedule {
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

/** The rows of departures.yaml as the board takes them. */
export const boardRows = (rows: readonly Row[]): BoardRow[] =>
  rows.map((row) => ({
    rail: row.rail,
    name: row.name,
    href: row.href,
    schedule: scheduleOf(row),
    settles: row.settles,
    timetable: row.timetable,
    limit: row.limit?.words ?? row.limit_note ?? '',
  }));
