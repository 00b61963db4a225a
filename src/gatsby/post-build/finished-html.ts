/**
 * What happens to the HTML of every page after Gatsby has written it. All steps are idempotent: on a warm build, Gatsby
 * rewrites some pages and leaves the others as the last build finished them.
 */
import type { IconName } from '../../components/icon/icons';
import { withoutChunkMapping } from '../patches/chunk-mapping';
import { deferScripts } from '../patches/defer-scripts';
import { drawnIcons, iconsInSprite, withIcons } from './used-icons';

/** A page without what depends on other pages: the same for the page as Gatsby wrote it and for the finished one. */
export const pageAlone = (html: string): string => withIcons(deferScripts(withoutChunkMapping(html)), []);

/**
 * A finished page: its scripts are deferred, and its sprite has the icons that the site uses.
 * @param html from {@link pageAlone}
 * @param used icons that any page or script uses
 */
export const finishedHtml = (html: string, used: ReadonlySet<IconName>): string =>
  withIcons(html, drawnIcons(used));

/**
 * The icons of an already finished page, as names separated by spaces; undefined if it isn't finished.
 * @param alone the same page from {@link pageAlone}
 */
export function finishedIcons(html: string, alone: string): string | undefined {
  const names = iconsInSprite(html);
  return html === withIcons(alone, names) ? names.join(' ') : undefined;
}
