/** The sprite of icons in every page, with the drawings that some page or script of the site uses. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IconName, iconNames, icons } from '../components/icon/icons';

const sprite = /(<svg data-icons[^>]*>)<defs>[\s\S]*?<\/defs>/;

/**
 * The icons that any of the texts speaks of: a page by its fragment, a script by its name in quotes. A script that has the
 * word for something else keeps the icon, which costs a few bytes; the other way round would cost a picture.
 */
export const usedIcons = (texts: readonly string[]): IconName[] =>
  iconNames.filter((name) =>
    texts.some(
      (text) => text.includes(`#icon-${name}"`) || text.includes(`"${name}"`) || text.includes(`'${name}'`),
    ),
  );

/** A page whose sprite holds these icons, and only these. */
export function withIcons(html: string, names: readonly IconName[]): string {
  const drawings = names.map((name) => `<path id="icon-${name}" d="${icons[name]}"></path>`);
  return html.replace(sprite, (_whole, start: string) => `${start}<defs>${drawings.join('')}</defs>`);
}

/** The texts of the scripts at the top of a folder. */
export async function scriptsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
