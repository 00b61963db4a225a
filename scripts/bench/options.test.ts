import { readCount, readGroups } from './options';

const groups = ['tasks', 'taps', 'clicks'] as const;

test('groups are read in the order in which they run', () => {
  expect(readGroups('clicks,tasks', groups)).toEqual(['tasks', 'clicks']);
});

test('an unknown group is reported with those that exist', () => {
  expect(() => readGroups('taps,task', groups)).toThrow(
    'There is no group "task". The groups are tasks, taps, clicks.',
  );
});

test.each(['0', '1.5', 'many', '-1', ''])('"%s" is refused', (text) => {
  expect(() => readCount(text)).toThrow(`"${text}" is not a whole number from 1. Write one like 3.`);
});

test('a count is a whole number', () => expect(readCount('3')).toBe(3));
