import { axisOf, hourOf } from './axis';
import { rowsOf, sentencesOf } from './rows';

import type { TimetableService } from './timetable-data';

const service = (over: Partial<TimetableService>): TimetableService => ({
  id: 'post',
  name: 'Post',
  kind: 'always',
  windows: [],
  opens: null,
  cutoff: null,
  settlement: null,
  settled_by: null,
  settles: 'in seconds',
  ...over,
});
const at = (value: string) => ({ value });
const windows = service({
  kind: 'windows',
  windows: [
    { name: 'window 2', cutoff: at('14:45'), settlement: at('17:00') },
    { name: 'window 1', cutoff: at('10:30'), settlement: at('13:00') },
  ],
});
const daily = service({ kind: 'daily', cutoff: at('20:00'), settlement: at('08:30') });
const dateless = service({ kind: 'daily', cutoff: at('14:00') });
const span = service({ kind: 'span', opens: at('21:00'), cutoff: at('18:45'), settles: 'on ⟦x:acceptance⟧' });
const always = service({});
const awaited = service({ settled_by: 'the merchant', settles: 'on clearing' });

test.each([
  {
    name: 'windows, in order of time',
    given: windows,
    sentences:
      'Post, window 1: takes entries until 10:30 a.m. ET and settles at 1:00 p.m. ET. Post, window 2: takes entries until 2:45 p.m. ET and settles at 5:00 p.m. ET.',
    stops: [10.5, 13, 14.75, 17],
    pieces: ['before null 10.5', 'transit 10.5 13', 'before 10.5 14.75', 'transit 14.75 17'],
    axis: [9, 18],
  },
  {
    name: 'one cutoff a day, which settles on the next',
    given: daily,
    sentences: 'Post: takes items until 8:00 p.m. ET and settles on the next banking day at 8:30 a.m. ET.',
    stops: [20, 32.5],
    pieces: ['before null 20', 'transit 20 32.5'],
    axis: [19, 34],
  },
  {
    name: 'a settlement without a time: the line continues into the next day',
    given: dateless,
    sentences: 'Post: takes items until 2:00 p.m. ET and settles on the next banking day.',
    stops: [14],
    pieces: ['before null 14', 'transit 14 null'],
    axis: [13, 26],
  },
  {
    name: 'a business day that opens on the evening before',
    given: span,
    sentences:
      'Post: runs from 9:00 p.m. ET on the evening before until 6:45 p.m. ET and settles on acceptance.',
    stops: [-3, 18.75],
    pieces: ['running -3 18.75'],
    axis: [-4, 20],
  },
  {
    name: 'a service that never closes: the whole day',
    given: always,
    sentences: 'Post: never closes and settles in seconds.',
    stops: [],
    pieces: ['running null null'],
    axis: [0, 24],
  },
  {
    name: 'a payment that someone else settles: only the time to send it',
    given: awaited,
    sentences: 'Post: never closes and settles on clearing.',
    stops: [],
    pieces: ['before null null'],
    axis: [0, 24],
  },
])('$name', ({ given, sentences, stops, pieces, axis }) => {
  const rows = rowsOf(given);
  const { from, to, ticks } = axisOf(rows);
  expect(sentencesOf(rows)).toBe(sentences);
  expect(rows.flatMap((row) => row.stops.map((stop) => stop.at))).toEqual(stops);
  expect(rows.flatMap((row) => row.pieces.map((piece) => `${piece.kind} ${piece.from} ${piece.to}`))).toEqual(
    pieces,
  );
  expect([from, to]).toEqual(axis);
  expect(ticks.length).toBeGreaterThan(5);
  expect(ticks.length).toBeLessThanOrEqual(14);
  expect(ticks.filter((tick) => tick < from || tick > to)).toEqual([]);
});

test('a service without the times that its kind needs is an error', () => {
  expect(() => rowsOf(service({ kind: 'daily' }))).toThrow('Post lacks a time of its schedule');
});

test.each([
  [-3, '21'],
  [0, '00'],
  [9, '09'],
  [24, '00'],
  [32, '08'],
])('hour %d of the axis is %s on the clock', (hour, clock) => {
  expect(hourOf(hour)).toBe(clock);
});
