import { readFileSync } from 'node:fs';
import { allForYear } from '@18f/us-federal-holidays';
import { namedHolidaysOf } from './holiday-names';

test('every holiday has the name that a library of federal holidays gives that day, from 2022 to 2100', () => {
  for (let year = 2022; year <= 2100; year += 1) {
    const known = new Map(
      allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: true }).map(
        ({ dateString, name }) => [dateString, name],
      ),
    );
    for (const { date, name } of namedHolidaysOf(year)) expect([date, known.get(date)]).toEqual([date, name]);
  }
});

test('two holidays of a month keep their own names', () => {
  const names = namedHolidaysOf(2023).map(({ date, name }) => `${date} ${name}`);
  expect(names).toContain("2023-01-02 New Year's Day");
  expect(names).toContain('2023-01-16 Birthday of Martin Luther King, Jr.');
  expect(names).toContain('2023-11-23 Thanksgiving Day');
  expect(namedHolidaysOf(2029)).toContainEqual({ date: '2029-11-12', name: 'Veterans Day' });
});

describe('the article on banking days', () => {
  const article = readFileSync('content/documentation/banking-days.md', 'utf8');
  const holidays = [2026, 2027].flatMap(namedHolidaysOf);
  const rowOf = (name: string): string =>
    article.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';

  test('has each holiday of both years in the row of its name, and "Open" for the others', () => {
    const shown = holidays.map(({ date, name }) => {
      const day = new Date(`${date}T00:00:00Z`);
      const [weekday, ...rest] = day.toUTCString().replace(',', '').split(' ');
      return { name, words: `${weekday}, ${rest[1]} ${day.getUTCDate()}, ${rest[2]}` };
    });
    for (const { name, words } of shown) expect(rowOf(name)).toContain(words);
    const cells = article.match(/\w{3}, \w{3} \d+, 202[67] /g) ?? [];
    expect(cells.map((cell) => cell.trim()).sort()).toEqual(shown.map(({ words }) => words).sort());
  });

  test('has the same days in its code', () => {
    const [set = ''] = /new Set\(\[[^\]]*\]/.exec(article) ?? [];
    const days = [...set.matchAll(/'(\d{4}-\d{2}-\d{2})'/g)].map(([, day]) => day);
    expect(days).toEqual(holidays.map(({ date }) => date));
  });
});
