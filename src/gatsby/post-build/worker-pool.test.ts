import { existsSync, utimesSync } from 'node:fs';
import { workerCode } from './worker-pool';

test("the workers' code is there even if its file was written long ago", async () => {
  const { file } = await workerCode();
  utimesSync(file, 0, 0);
  await workerCode();
  expect(existsSync(file)).toBe(true);
});
