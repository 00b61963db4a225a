/** Draws the social cards of all pages in worker threads, except those that are in public/ already. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { batches } from '../../lib/batches';
import { socialCardPath } from '../social-card/address';
import type { SocialCardInput } from '../social-card/format';
import { pruneSocialCards } from '../social-card/write';
import type { WorkerPool } from '../worker-pool';
import type { PublicFiles } from './public-files';

/** Cards that a worker gets at once. */
const batchSize = 8;

/** Rejects if a card cannot be drawn or written. */
export async function writeSocialCards(
  graphql: CreatePagesArgs['graphql'],
  files: PublicFiles,
  pool: WorkerPool,
): Promise<void> {
  const { data, errors } = await graphql<{ socialCards: SocialCardInput[] }>('{ socialCards }');
  if (!data) throw new Error(`social cards: ${String(errors)}`);
  const cards = data.socialCards;
  for (const card of cards) files.keep(socialCardPath(card));
  const missing = cards.filter((card) => !existsSync(join(files.folder, socialCardPath(card))));
  const tasks = batches(missing, batchSize);
  await Promise.all(tasks.map((task) => pool.methods().drawCards(task, files.folder)));
  await pruneSocialCards();
}
