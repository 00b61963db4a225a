// @ts-check
// npm run check: checks content/. `npm run check -- --help` prints its options.
import './lib/require-node.mjs';
import { join } from 'node:path';
import { loadCheck } from './lib/load-check.mjs';
import { root } from './lib/root.mjs';

const { check, place } = await loadCheck();
process.exitCode = await check.main(process.argv.slice(2), { folder: join(root, 'content'), place });
