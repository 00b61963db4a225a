import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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

test("a copy that may not be removed, such as another user's, stays", () => {
  const temporary = mkdtempSync(join(tmpdir(), 'copies-'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = join(temporary, `site-copy-${pid}-a1B2c3`);
  const isRoot = process.geteuid?.() === 0;
  try {
    mkdirSync(join(left, 'site'), { recursive: true });
    chmodSync(temporary, 0o777);
    chmodSync(left, 0o555);
    // The superuser may remove everything.
    if (isRoot) process.seteuid?.('nobody');
    expect(existsSync(newPlace(temporary))).toBe(true);
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(left, 0o777);
    rmSync(temporary, { recursive: true, force: true });
  }
});
