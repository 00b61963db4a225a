import { oneAtATime } from './one-at-a-time';

test('calls during a run cause one more run', async () => {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const run = oneAtATime(work);
  const first = run();
  await Promise.all([run(), run()]);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await first;
  expect(work).toHaveBeenCalledTimes(2);
});

test('after a run that fails, the next call runs again', async () => {
  const work = jest.fn().mockRejectedValueOnce(new Error('full disk')).mockResolvedValue(undefined);
  const run = oneAtATime(work);
  await expect(run()).rejects.toThrow('full disk');
  await run();
  expect(work).toHaveBeenCalledTimes(2);
});
