import ICAL from 'ical.js';
import { federalReserveHolidays } from '../../lib/time/federal-reserve-holidays';
import { bankingDaysCalendar, bankingDaysFiles } from './banking-days';

const brand = { name: 'Quayside', url: 'https://quayside.example' };

/** Read by another library than the one that writes. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));

describe('the calendar of 2026', () => {
  const text = bankingDaysCalendar(brand, 2026);

  test('is a version 2.0 calendar with a name, and says where it comes from and how often to look', () => {
    const calendar = read(text);
    const value = (name: string) => String(calendar.getFirstPropertyValue(name));
    expect(calendar.name).toBe('vcalendar');
    expect(value('version')).toBe('2.0');
    expect(value('prodid')).toBe('-//Quayside//Banking days//EN');
    expect(value('method')).toBe('PUBLISH');
    expect(value('x-wr-calname')).toBe('Federal Reserve holidays');
    expect(value('source')).toBe('https://quayside.example/banking-days.ics');
    expect(value('refresh-interval')).toBe('P1D');
  });

  test('has a day for each Federal Reserve holiday of five years', () => {
    const days = eventsOf(text).map(({ event }) => event.startDate.toString());
    expect(days).toEqual(federalReserveHolidays(2026, 2030));
  });

  test('every event is one day without a time, has a name and leaves people free', () => {
    for (const { component, event } of eventsOf(text)) {
      expect(event.startDate.isDate).toBe(true);
      expect(event.duration.toSeconds()).toBe(24 * 60 * 60);
      expect(event.summary).toMatch(/^Federal Reserve closed: \w/);
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
      expect(component.getFirstPropertyValue('url')).toBe(
        'https://quayside.example/documentation/banking-days',
      );
    }
    expect(eventsOf(text).map(({ event }) => event.summary)).toContain(
      'Federal Reserve closed: Thanksgiving Day',
    );
  });

  test('ids are unique and stay when the years move on', () => {
    const ids = eventsOf(text).map(({ event }) => event.uid);
    expect(new Set(ids).size).toBe(ids.length);
    const later = eventsOf(bankingDaysCalendar(brand, 2027)).map(({ event }) => event.uid);
    expect(later).toEqual(expect.arrayContaining(ids.filter((id) => id.startsWith('2027'))));
  });
});

test.each([
  ['2027-01-01T04:59:59Z', 2026],
  ['2027-01-01T05:00:00Z', 2027],
])('at %s it starts with %s, the year in Eastern Time', async (now, year) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(now) / 1000);
  const graphql = async () => ({ data: { brand } });
  expect(await bankingDaysFiles(graphql as never)).toMatchObject({
    'banking-days.ics': bankingDaysCalendar(brand, year),
  });
  delete process.env.SOURCE_DATE_EPOCH;
});
