import { hoursBehindUtc } from './eastern-time';

const hour = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  hour: '2-digit',
});

test('the rule agrees with the time zone at every hour of the days on which clocks change, and in every month', () => {
  const instants: number[] = [];
  for (let year = 2007; year <= 2100; year += 1) {
    for (let month = 0; month < 12; month += 1) instants.push(Date.UTC(year, month, 20));
    for (const month of [2, 10])
      for (let step = 0; step < 14 * 24; step += 1) instants.push(Date.UTC(year, month, 1, step));
  }
  const wrong = instants.filter((time) => {
    const shown = Number(hour.format(time));
    return (new Date(time).getUTCHours() - hoursBehindUtc(new Date(time)) + 24) % 24 !== shown;
  });
  expect(wrong.map((time) => new Date(time).toISOString())).toEqual([]);
});
