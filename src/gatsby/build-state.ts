/**
 * Whether what earlier builds left in .cache and public/ may be built upon. Gatsby itself looks at gatsby-node.js and the
 * versions of plugins alone, so it would miss an edit of any other file of the build's code, another version of Node or of a
 * package, and a build that was stopped halfway.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { buildCodeVersion } from './build-code';
import { developing } from './checked-content';

const publicDir = 'public';

/** In .cache, so that it goes when the cache goes. */
const stateFile = join('.cache', 'build-state.txt');

/** Names the command too: Gatsby leaves other files behind while the site is being developed. */
const state = (command = developing() ? 'develop' : 'build'): string => `${command} ${buildCodeVersion()}\n`;

function lastState(): string | undefined {
  try {
    return readFileSync(stateFile, 'utf8');
  } catch {
    return undefined;
  }
}

function writeState(): void {
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, state());
}

/** Starts from scratch unless the last run was complete and by the same code. Gatsby drops its data where public/ is missing. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  if (lastState() !== state()) rmSync(publicDir, { recursive: true, force: true });
};

/** Runs when the content is in order and Gatsby starts to change its data. */
export function markUnfinished(): void {
  if (!developing()) rmSync(stateFile, { force: true });
  // Gatsby's data stays correct whenever development stops: it is read anew at each start.
  else writeState();
}

/** Runs when everything is written. */
export const markFinished = writeState;
