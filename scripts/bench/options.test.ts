import { readGroups, readRuns } from './options';

const groups = ['tasks', 'taps', 'clicks'] as const;

test('groups are read in the order in which they run', () => {
  expect(readGroups('clicks,tasks', groups)).toEqual(['tasks', 'clicks']);
});

test('an unknown group is reported with those that exist', () => {
  expect(() => readGroups('taps,task', groups)).toThrow(
    'There is no group "task". The groups are tasks, taps, clicks.',
  );
});

test.each(['0', '1.5', 'many', '-1', ''])('"%s" is not a number of runs', (text) => {
  expect(() => readRuns(text)).toThrow(`"${text}" is not a number of runs. Write one like 3.`);
});

test('runs are a whole number', () => expect(readRuns('3')).toBe(3));
