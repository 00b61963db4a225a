/** Writes social cards. A card's address depends on its content, so each is drawn once and stays in public/. */
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentPages } from '../data/content-pages';
import type { ResolverContext } from '../data/resolver-context';
import { drawSocialCard, missingLetters } from './card-image';
import { cardOf } from './card-of-page';
import { type SocialCardInput, socialCardPath } from './format';

/** Writes a card below `publicDir` unless it exists. Resolves to its address. */
export async function writeSocialCard(input: SocialCardInput, publicDir: string): Promise<string> {
  const path = socialCardPath(input);
  const file = join(publicDir, path);
  if (existsSync(file)) return path;
  await mkdir(dirname(file), { recursive: true });
  const drawn = await drawSocialCard(input);
  await writeFile(`${file}.part`, drawn);
  await rename(`${file}.part`, file);
  return path;
}

/** Writes the cards of all pages; warns of letters that no font has. */
export async function writeSocialCards(
  context: ResolverContext,
  publicDir: string,
  warn: (message: string) => void,
): Promise<void> {
  const cards = new Map<string, SocialCardInput>();
  for (const { path } of await contentPages(context)) {
    const card = await cardOf(path, context);
    cards.set(socialCardPath(card), card);
    const missing = await missingLetters(card);
    if (missing.length > 0) warn(`The social card of ${path} has no font for ${missing.join(' ')}`);
  }
  await Promise.all([...cards.values()].map((card) => writeSocialCard(card, publicDir)));
}
