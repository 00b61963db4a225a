import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPlace } from './site-copy';

test('a new copy removes those of processes that have ended, and no others', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'copies-'));
  try {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const left = join(temporary, `site-copy-${pid}-a1B2c3`);
    const inUse = join(temporary, `site-copy-${process.ppid}-a1B2c3`);
    for (const folder of [left, inUse]) mkdirSync(join(folder, 'site'), { recursive: true });
    const place = newPlace(temporary);
    expect([left, inUse, place].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
});
