import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawSocialCard } from './draw';
import type { SocialCardInput } from './format';

/** To be raised with each change of the drawing: other sites keep a card for as long as its address stays. */
const revision = 1;

/**
 * The address of the card from the root of the site. It is made from all that stands on the card,
 * so a new brand has a new address, and the old one is in no file name.
 */
export function socialCardPath({ brand, headline, caption, url }: SocialCardInput): string {
  const content = JSON.stringify([revision, brand, headline, caption, url]);
  return `/social/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.png`;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Draws the card into the folder of built files unless it is there already. Resolves to its address. */
export async function writeSocialCard(input: SocialCardInput, publicDir: string): Promise<string> {
  const path = socialCardPath(input);
  const file = join(publicDir, path);
  if (await exists(file)) return path;
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, so that a build that is stopped leaves no half of a picture to be taken for the whole.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await drawSocialCard(input));
  await rename(draft, file);
  return path;
}
