/**
 * What happens to the HTML of every page after Gatsby has written it. All steps accept finished pages too: on a warm build
 * Gatsby rewrites some pages, and the others are as the last build left them.
 */
import type { IconName } from '../../components/icon/icons';
import { withoutChunkMapping } from '../patches/chunk-mapping';
import { deferScripts } from '../patches/defer-scripts';
import { drawnIcons, iconsInSprite, withIcons } from './used-icons';

/** A page without what depends on other pages: the same for a page as Gatsby wrote it and for the finished one. */
export const pageAlone = (html: string): string => withIcons(deferScripts(withoutChunkMapping(html)), []);

/**
 * A finished page: its scripts wait, and its sprite holds the icons that the site uses.
 * @param html from {@link pageAlone}
 * @param used icons that any page or script mentions
 */
export const finishedHtml = (html: string, used: ReadonlySet<IconName>): string =>
  withIcons(html, drawnIcons(used));

/**
 * The icons with which a page is finished already, as names with spaces between; undefined if it isn't finished.
 * @param alone the same page from {@link pageAlone}
 */
export function finishedIcons(html: string, alone: string): string | undefined {
  const names = iconsInSprite(html);
  return html === withIcons(alone, names) ? names.join(' ') : undefined;
}
