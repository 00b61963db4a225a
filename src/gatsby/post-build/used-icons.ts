/** The sprite of icons in every page, with the icons that any page or script of the site uses. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IconName, iconNames, icons } from '../../components/icon/icons';

const sprite = /(<svg data-icons[^>]*>)<defs>[\s\S]*?<\/defs>/;

/** A reference to an icon of the sprite, or a name in quotes. */
const mention = /#icon-([\w-]+)(?=")|(["'])([\w-]+)(?=\2)/g;

/**
 * The icons that any of the texts mentions: a page by a fragment, a script by the name in quotes. A script that uses the
 * word for something else keeps the icon, at the cost of a few bytes; the opposite would lose an icon.
 */
export function usedIcons(texts: readonly string[]): IconName[] {
  const mentioned = new Set<string>();
  for (const text of texts)
    for (const [, inSprite, , quoted] of text.matchAll(mention)) mentioned.add(inSprite ?? quoted ?? '');
  return iconNames.filter((name) => mentioned.has(name));
}

/** A page whose sprite has exactly these icons, in any order. */
export function withIcons(html: string, names: readonly IconName[]): string {
  const drawings = names.map((name) => `<path id="icon-${name}" d="${icons[name]}"></path>`);
  return html.replace(sprite, (_whole, start: string) => `${start}<defs>${drawings.join('')}</defs>`);
}

/** The icons to draw, in the order of the sprite. */
export const drawnIcons = (used: ReadonlySet<IconName>): IconName[] =>
  iconNames.filter((name) => used.has(name));

/** The icons in a page's sprite, in its order. */
export function iconsInSprite(html: string): IconName[] {
  const ids = new Set(
    [...(sprite.exec(html)?.[0] ?? '').matchAll(/<path id="icon-([\w-]+)"/g)].map(([, id]) => id),
  );
  return iconNames.filter((name) => ids.has(name));
}

/** The texts of the scripts directly in a folder. */
export async function scriptsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
