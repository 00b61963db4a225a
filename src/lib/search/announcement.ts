import type { HitGroup } from './hits';

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/**
 * The results as a screen reader announces them: how many, and how many of each kind.
 * @param total all matching pages; the groups may have only the best of them
 */
export function announcementOf(groups: readonly HitGroup[], total: number, query: string): string {
  const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (shown === 0) return `No results for ${query}.`;
  const parts = groups.map(({ name, hits }) => `${hits.length} in ${name}`).join(', ');
  const all = total > shown ? `The best ${shown} of ${counted(total, 'page')}` : counted(shown, 'page');
  return `${all}: ${parts}.`;
}
