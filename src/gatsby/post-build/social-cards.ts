/** Draws the social cards of all pages in worker threads, except those already in public/. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { batches } from '../../lib/lists/batches';
import { socialCardPath } from '../social-cards/address';
import { pruneSocialCards } from '../social-cards/card-files';
import type { SocialCardInput } from '../social-cards/format';
import type { PublicFiles } from './public-files';
import type { WorkerPool } from './worker-pool';

/** Cards that a worker gets at a time. */
const batchSize = 8;

/** The cards by their paths. Several pages may share one. */
const byPath = (cards: readonly SocialCardInput[]): ReadonlyMap<string, SocialCardInput> =>
  new Map(cards.map((card) => [socialCardPath(card), card]));

/** The cards that aren't in `publicDir` yet, in batches. */
function missingIn(publicDir: string, cards: ReadonlyMap<string, SocialCardInput>): SocialCardInput[][] {
  const missing = [...cards].filter(([path]) => !existsSync(join(publicDir, path)));
  return batches(
    missing.map(([, card]) => card),
    batchSize,
  );
}

/**
 * Writes the cards. Rejects if a card can't be drawn or written.
 * @param cards of all pages; several pages may share one
 */
export async function writeSocialCards(
  cards: readonly SocialCardInput[],
  files: PublicFiles,
  pool: WorkerPool,
): Promise<void> {
  const all = byPath(cards);
  for (const path of all.keys()) files.keep(path);
  await Promise.all(
    missingIn(files.folder, all).map((batch) => pool.methods().drawCards(batch, files.folder)),
  );
  pruneSocialCards();
}

/**
 * Draws cards until it's stopped, one batch after the other, and ends the pool. A single batch, as after an edit, isn't worth starting a
 * thread. Never rejects: `writeSocialCards` draws what's missing afterward, and reports what fails.
 * @returns a function that stops after the current batch
 */
export function drawEarly(
  cards: readonly SocialCardInput[],
  publicDir: string,
  pool: WorkerPool,
): () => Promise<void> {
  let isStopped = false;
  const draw = async () => {
    const missing = missingIn(publicDir, byPath(cards));
    for (const batch of missing.length > 1 ? missing : []) {
      if (isStopped) return;
      await pool.methods().drawCards(batch, publicDir);
    }
  };
  const done = draw()
    .finally(pool.end)
    .catch(() => {});
  return () => {
    isStopped = true;
    return done;
  };
}
