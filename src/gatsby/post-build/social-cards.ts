/** Draws the social cards of all pages in worker threads, except those that are in public/ already. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { batches } from '../../lib/lists/batches';
import { socialCardPath } from '../social-cards/address';
import type { SocialCardInput } from '../social-cards/format';
import { pruneSocialCards } from '../social-cards/write';
import type { PublicFiles } from './public-files';
import type { WorkerPool } from './worker-pool';

/** Cards that a worker gets at once. */
const batchSize = 8;

/**
 * Rejects if a card cannot be drawn or written.
 * @param cards those of all pages; several pages may have the same
 */
export async function writeSocialCards(
  cards: readonly SocialCardInput[],
  files: PublicFiles,
  pool: WorkerPool,
): Promise<void> {
  const byPath = new Map(cards.map((card) => [socialCardPath(card), card]));
  for (const path of byPath.keys()) files.keep(path);
  const missing = [...byPath].filter(([path]) => !existsSync(join(files.folder, path)));
  const tasks = batches(
    missing.map(([, card]) => card),
    batchSize,
  );
  await Promise.all(tasks.map((task) => pool.methods().drawCards(task, files.folder)));
  await pruneSocialCards();
}
