/** Finishes the feeds that gatsby-plugin-feed has written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedPath } from '../../lib/updates/update-addresses';
import type { PublicFiles } from '../post-build/public-files';
import type { FeedList } from './feed-lists';

/**
 * Removes the time of the build, for which the plugin has no setting. With it every build would change every feed, and readers would
 * download feeds again in which nothing is new.
 */
export async function finishFeeds(lists: readonly FeedList[], files: PublicFiles): Promise<void> {
  for (const path of lists.map((list) => feedPath(list.path))) {
    const written = readFileSync(join(files.folder, path), 'utf8');
    await files.write(path, written.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, ''));
  }
}
