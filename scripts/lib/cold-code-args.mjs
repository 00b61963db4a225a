// @ts-check
import { join } from 'node:path';
import { root } from './root.mjs';

/** Node's arguments for a process whose code is mostly cold (cold-code.cjs). */
export const coldCode = ['--require', join(root, 'scripts', 'lib', 'cold-code.cjs')];
