/** Finishes the feeds that gatsby-plugin-feed has written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedPath } from '../../lib/updates/update-addresses';
import type { Files } from '../outputs/output';
import { feedListsIn } from './feed-lists';

/**
 * Removes the time of the build, for which the plugin has no setting. With it every build would change every feed, and readers would
 * download feeds again in which nothing is new.
 */
export const finishedFeeds = (contentFolder: string, publicDir: string): Files =>
  Object.fromEntries(
    feedListsIn(contentFolder).map(({ path }) => {
      const written = readFileSync(join(publicDir, feedPath(path)), 'utf8');
      return [feedPath(path), written.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, '')];
    }),
  );
