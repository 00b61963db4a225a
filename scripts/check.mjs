// @ts-check
// npm run check: checks content/. `npm run check -- --help` prints its options.
import './machine/require-node.mjs';
import { join } from 'node:path';
import { loadCheck } from './check/load-check.mjs';
import { root } from './lib/root.mjs';

const { check, place } = await loadCheck();
process.exitCode = await check.main(process.argv.slice(2), { folder: join(root, 'content'), place });
