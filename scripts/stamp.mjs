// @ts-check
/** Writes what a build depends on besides its files, for wireit's fingerprint: pages show days, and when their file last changed. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
writeFileSync('.build-stamp', `${new Date().toISOString().slice(0, 10)}\n${stdout ?? ''}`);
