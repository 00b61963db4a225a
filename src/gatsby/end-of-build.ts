/** The end of a build: the last steps, then the record that everything is written. */
import type { GatsbyNode } from 'gatsby';
import { markFinished } from './build-state';
import { onPostBuild as finishBuild } from './finish-build';
import { pruneTexts } from './kept-texts';

export const onPostBuild: GatsbyNode['onPostBuild'] = async (...args) => {
  await finishBuild?.(...args);
  await pruneTexts();
  markFinished();
};
