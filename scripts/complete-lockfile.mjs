// @ts-check
// node scripts/complete-lockfile.mjs: after `npm install` of something new behind a registry mirror that lacks
// packages for other systems. npm then leaves them out of package-lock.json, and `npm ci` refuses such a lockfile.
// This adds them: the version is the one their parent asks for, the system stands in their name.
import './machine/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { completed } from './packages/complete-lockfile.mjs';

const path = join(root, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(path, 'utf8'));
const { packages, added, unknown } = completed(lockfile.packages);
if (added.length > 0) writeFileSync(path, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
console.log(`${added.length} packages for other systems were added to package-lock.json.`);
if (unknown.length > 0) {
  console.error(
    `Their system cannot be told from their name: ${unknown.join(', ')}. Run npm install with the full registry.`,
  );
  process.exitCode = 1;
}
