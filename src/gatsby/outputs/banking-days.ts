/** The Federal Reserve holidays of five years: /banking-days.ics, in the format of RFC 5545, to subscribe to; and /banking-days.json. */
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { easternParts } from '../../lib/time/eastern-time';
import { namedHolidaysOf } from '../../lib/time/holiday-names';
import { now } from '../data/site-inputs';
import { dataFile, output } from './output';

type Brand = { readonly name: string; readonly url: string };

const pageAt = (url: string): string => `${url}/documentation/banking-days`;

/** The holidays of five years. */
const holidaysFrom = (firstYear: number) =>
  [0, 1, 2, 3, 4].flatMap((later) => namedHolidaysOf(firstYear + later));

/** A day without a time, in the form that the library expects: it writes the date in UTC. */
const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/**
 * The calendar's text: an all-day event for each weekday on which the Reserve Banks are closed. The same brand and years
 * give the same text, so an unchanged calendar doesn't look new to those who subscribe. @param firstYear in Eastern Time
 */
export function bankingDaysCalendar({ name, url }: Brand, firstYear: number): string {
  const page = pageAt(url);
  const calendar = ical({
    name: 'Federal Reserve holidays',
    description: `Days on which FedACH, Fedwire and check clearing are closed. ${page}`,
    prodId: { company: name, product: 'Banking days', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: page,
    source: `${url}/banking-days.ics`,
    ttl: 24 * 60 * 60,
  });
  for (const holiday of holidaysFrom(firstYear))
    calendar.createEvent({
      id: `${holiday.date}-federal-reserve@${new URL(url).hostname}`,
      stamp: midnight(`${firstYear}-01-01`),
      start: midnight(holiday.date),
      allDay: true,
      summary: `Federal Reserve closed: ${holiday.name}`,
      description: 'No ACH settlement, no Fedwire, no check clearing. RTP and FedNow stay open.',
      url: page,
      // A holiday of the banks doesn't make a person busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return `${calendar.toString()}\r\n`;
}

/** Both from the year of the build. */
export const bankingDaysFiles = output<{ brand: Brand }>(
  'query BankingDays { brand { name url } }',
  ({ brand }) => {
    const year = Number(easternParts(now()).date.slice(0, 4));
    return {
      'banking-days.ics': bankingDaysCalendar(brand, year),
      'banking-days.json': dataFile(1, {
        page: pageAt(brand.url),
        source: 'https://www.frbservices.org/about/holiday-schedules',
        from: `${year}-01-01`,
        through: `${year + 4}-12-31`,
        closed_weekdays: ['Saturday', 'Sunday'],
        holidays: holidaysFrom(year),
      }),
    };
  },
);
