/** Writes social cards. A card's address depends on its content, so each is drawn once and stays in public/. */
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentPages } from '../data/content-pages';
import type { ResolverContext } from '../data/resolver-context';
import { socialCardPath } from './address';
import { drawSocialCard, missingLetters } from './card-image';
import { cardOf } from './card-of-page';
import type { SocialCardInput } from './format';

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

/** Cards drawn at a time: sharp paints one in its own thread while satori lays out the next. */
const atOnce = 4;

/**
 * Writes the cards of all pages.
 * @param warn reports a page whose card has letters that no font has
 */
export async function writeSocialCards(
  context: ResolverContext,
  publicDir: string,
  warn: (message: string) => void,
): Promise<void> {
  const pages = await contentPages(context);
  const cards = new Map<string, SocialCardInput>();
  for (const { path } of pages) {
    const card = await cardOf(path, context);
    cards.set(socialCardPath(card), card);
    const missing = await missingLetters(card);
    if (missing.length > 0) warn(`The social card of ${path} has no font for ${missing.join(' ')}`);
  }
  const waiting = [...cards.values()];
  const drawNext = async (): Promise<void> => {
    for (let card = waiting.pop(); card; card = waiting.pop()) await writeSocialCard(card, publicDir);
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
}
