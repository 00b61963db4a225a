/** What visitors see differently in one built site than in another. */
import { compressedSize } from '../bench/pages/weights';
import { type Difference, listDifference, sameList } from './list-difference';
import type { FeedEntry, Page, Site } from './read-site';

/** A page in both sites; undefined in the one that doesn't have it. */
export interface PagePair {
  readonly before: Page | undefined;
  readonly after: Page | undefined;
}

/** A page that differs. A moved page has another path, to which the former one leads. */
export interface PageChange extends PagePair {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly path: string;
  /** Where the address of a removed or moved page leads. A removed page without one needs a redirect. */
  readonly redirect: string | undefined;
  /** Bytes of HTML after Brotli; 0 for a page that isn't there. */
  readonly weight: { readonly before: number; readonly after: number };
  /** Changes of the feed's entries about this page. */
  readonly feed: readonly FeedChange[];
}

/** An entry that was added to the feed, removed from it, or changed. */
export interface FeedChange {
  readonly before: FeedEntry | undefined;
  readonly after: FeedEntry | undefined;
}

/** A former address that leads to another address than before; undefined: it led or leads nowhere. */
export interface RedirectChange {
  readonly from: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Everything that differs. */
export interface Changes {
  /** By path. */
  readonly pages: readonly PageChange[];
  readonly feed: readonly FeedChange[];
  readonly redirects: readonly RedirectChange[];
  /** What headers and footers gained or lost, on how many pages they differ, and the first of these pages. */
  readonly frame: {
    readonly pages: number;
    readonly differences: readonly Difference[];
    readonly example: PagePair | undefined;
  };
}

const lists = ['text', 'links', 'pictures', 'disclosures'] as const;

/** Whether a visitor sees a difference between two versions of a page, leaving the header and the footer aside. */
const looksDifferent = (before: Page, after: Page): boolean =>
  before.title !== after.title ||
  before.description !== after.description ||
  lists.some((list) => !sameList(before[list], after[list])) ||
  !sameList([...before.figures].flat(), [...after.figures].flat());

const keysOf = (...maps: readonly ReadonlyMap<string, unknown>[]): string[] =>
  [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();

const withoutSlash = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

function feedChanges(before: Site['feed'], after: Site['feed']): FeedChange[] {
  return keysOf(before, after)
    .map((path) => ({ before: before.get(path), after: after.get(path) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

function redirectChanges(before: Site['redirects'], after: Site['redirects']): RedirectChange[] {
  return keysOf(before, after)
    .map((from) => ({ from, before: before.get(from), after: after.get(from) }))
    .filter((change) => change.before !== change.after);
}

function frameChanges(before: Site, after: Site): Changes['frame'] {
  const changed = [...after.pages.values()].flatMap((page) => {
    const former = before.pages.get(page.path);
    return former && !sameList(former.frame, page.frame) ? [{ before: former, after: page }] : [];
  });
  // Pages differ in the same way, or, with different menus, in a few ways.
  const differences = new Map(
    changed.flatMap((page) =>
      listDifference(page.before.frame, page.after.frame).map((one) => [JSON.stringify(one), one]),
    ),
  );
  return { pages: changed.length, differences: [...differences.values()], example: changed[0] };
}

function kindOf(before: Page | undefined, after: Page | undefined): PageChange['kind'] {
  if (!before) return 'added';
  if (!after) return 'removed';
  return before.path === after.path ? 'changed' : 'moved';
}

/** The former paths of moved pages, by the new path: a removed page whose address leads to an added one. */
function movedPages(before: Site, after: Site): Map<string, string> {
  const moved = new Map<string, string>();
  for (const path of before.pages.keys()) {
    const to = withoutSlash(after.redirects.get(path) ?? '');
    if (after.pages.has(path) || !after.pages.has(to) || before.pages.has(to) || moved.has(to)) continue;
    moved.set(to, path);
  }
  return moved;
}

/**
 * Compares two built sites.
 * @param before the site that visitors see now
 * @param after the site that they'll see
 */
export function compareSites(before: Site, after: Site): Changes {
  const feed = feedChanges(before.feed, after.feed);
  const moved = movedPages(before, after);
  const leftPaths = new Set(moved.values());
  const weigh = (page: Page | undefined): number => (page ? compressedSize(page.html) : 0);
  const change = (path: string): PageChange[] => {
    const formerPath = moved.get(path) ?? path;
    const [former, current] = [before.pages.get(formerPath), after.pages.get(path)];
    if (leftPaths.has(path) && !current) return [];
    if (former && current && formerPath === path && !looksDifferent(former, current)) return [];
    return [
      {
        kind: kindOf(former, current),
        path,
        before: former,
        after: current,
        redirect: after.redirects.get(formerPath),
        weight: { before: weigh(former), after: weigh(current) },
        feed: feed.filter((one) => [path, formerPath].includes((one.after ?? one.before)?.path ?? '')),
      },
    ];
  };
  return {
    pages: keysOf(before.pages, after.pages).flatMap(change),
    feed,
    redirects: redirectChanges(before.redirects, after.redirects),
    frame: frameChanges(before, after),
  };
}
