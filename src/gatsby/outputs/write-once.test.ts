import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOnce } from './write-once';

const folder = mkdtempSync(join(tmpdir(), 'once-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is made once, and a failure leaves no part of it', async () => {
  const file = join(folder, 'social', 'a.png');
  await expect(writeOnce(file, () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(existsSync(file)).toBe(false);
  for (const text of ['first', 'second']) await writeOnce(file, async () => Buffer.from(text));
  expect(readFileSync(file, 'utf8')).toBe('first');
});
