/** Pagefind's package. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { siteRoot } from '../site-root';

/** By its file: Gatsby compiles an import to `require`, and the package only exports itself to imports. */
export const pagefindPackage = (): typeof import('pagefind') =>
  createRequire(join(siteRoot, 'package.json'))('./node_modules/pagefind/lib/index.js');
