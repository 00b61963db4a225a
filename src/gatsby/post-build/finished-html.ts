/**
 * What happens to the HTML of every page after Gatsby has written it. All steps are idempotent: on a warm build, Gatsby
 * rewrites some pages and leaves the others as the last build finished them.
 */
import type { IconName } from '../../components/icon/icons';
import { cacheKey } from '../cache/file-cache';
import { withoutChunkMapping } from '../patches/chunk-mapping';
import { deferScripts } from '../patches/defer-scripts';
import { withoutStyleAttributes } from '../patches/inline-code';
import { styleOf, withStyle } from './page-style';
import { iconsInSprite, withIcons } from './used-icons';

/**
 * A page without what depends on other files: the same for the page as Gatsby wrote it and for the finished one. Styles are removed first,
 * because each later step copies what is left.
 */
export function pageAlone(html: string): string {
  const own = withIcons(withStyle(html, ''), []);
  return deferScripts(withoutChunkMapping(withoutStyleAttributes(own)));
}

/** What a finished page takes from other pages. */
export type Shared = {
  /** Icons that any page or script uses. */
  readonly icons: readonly IconName[];
  /** The text of its template's style element. */
  readonly style: string;
};

/**
 * A finished page: its scripts are deferred, its sprite has the icons that the site uses, and its style element has the rules that
 * its template uses.
 * @param alone from {@link pageAlone}
 */
export const finishedHtml = (alone: string, { icons, style }: Shared): string =>
  withStyle(withIcons(alone, icons), style);

/** What two pages have in common if they were finished with the same icons and style. */
export const sharedKey = ({ icons, style }: Shared): string => cacheKey(...icons, style);

/**
 * The `sharedKey` of an already finished page; undefined if it isn't finished.
 * @param alone the same page from {@link pageAlone}
 */
export function finishedWith(html: string, alone: string): string | undefined {
  const shared = { icons: iconsInSprite(html), style: styleOf(html) };
  return html === finishedHtml(alone, shared) ? sharedKey(shared) : undefined;
}
