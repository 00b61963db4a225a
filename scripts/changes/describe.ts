/** The changes in words, for both renderers. */
import type { Changes, FeedChange, PageChange, RedirectChange } from './compare';
import { type Difference, listDifference, sameList } from './list-difference';

/** A property of a page: one text, or lines of which some were added or removed. */
export interface Row {
  readonly label: string;
  readonly lines: readonly Difference[] | string;
}

const kinds = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' } as const;

/** "Moved: /payroll from /payouts". */
export function headingOf({ kind, path, before }: PageChange): string {
  return `${kinds[kind]}: ${path}${kind === 'moved' && before ? ` from ${before.path}` : ''}`;
}

/** True for a removed page whose address leads nowhere. */
const needsRedirect = ({ kind, redirect }: PageChange): boolean =>
  kind === 'removed' && redirect === undefined;

/** "3 pages changed, 1 added". "No page looks different." if there are none. */
export function overview({ pages, frame }: Changes): string {
  const counts = Object.keys(kinds).flatMap((kind) => {
    const count = pages.filter((page) => page.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  const missing = pages.filter(needsRedirect).length;
  const sentences = [counts.length === 0 ? 'No page looks different.' : `Pages: ${counts.join(', ')}.`];
  if (missing > 0) sentences.push(`${missing === 1 ? '1 redirect is' : `${missing} redirects are`} missing.`);
  if (frame.pages > 0)
    sentences.push(
      `The header or footer differs on ${frame.pages === 1 ? '1 page' : `${frame.pages} pages`}.`,
    );
  return sentences.join(' ');
}

/** "12,345 bytes (+120)". */
export function weightOf({ before, after }: PageChange['weight']): string {
  const bytes = (count: number) => `${count.toLocaleString('en-US')} bytes`;
  if (after === 0) return `${bytes(before)} before`;
  if (before === 0) return bytes(after);
  const change = after - before;
  const sign = change > 0 ? '+' : '−';
  return `${bytes(after)} (${change === 0 ? 'no change' : sign + Math.abs(change).toLocaleString('en-US')})`;
}

const entryText = (entry: FeedChange['after']): string =>
  entry ? `${entry.title} (${entry.path}, ${entry.date}): ${entry.description}` : '';

/** Feed entries as lines, each with its former version first. */
export const feedLines = (changes: readonly FeedChange[]): Difference[] =>
  changes.flatMap(({ before, after }) =>
    listDifference(before ? [entryText(before)] : [], after ? [entryText(after)] : []),
  );

/** Redirects as lines, each with its former version first. */
export const redirectLines = (changes: readonly RedirectChange[]): Difference[] =>
  changes.flatMap(({ from, before, after }) =>
    listDifference(
      before === undefined ? [] : [`${from} → ${before}`],
      after === undefined ? [] : [`${from} → ${after}`],
    ),
  );

function redirectRow(change: PageChange): Row[] {
  if (needsRedirect(change))
    return [
      {
        label: 'Redirect',
        lines: `Missing. Add ${change.path} to content/redirects.yaml with the page that replaces it.`,
      },
    ];
  if (change.redirect === undefined) return [];
  return [{ label: 'Redirect', lines: `${change.before?.path ?? change.path} leads to ${change.redirect}` }];
}

/** The properties of a page that a reviewer should see: what it is now, or what differs. */
export function rowsOf(change: PageChange): Row[] {
  const { before, after } = change;
  const single = (label: string, old: string | undefined, now: string | undefined): Row => ({
    label,
    lines:
      old === now || old === undefined || now === undefined
        ? (now ?? old ?? '')
        : listDifference([old], [now]),
  });
  const list = (label: string, old: readonly string[] = [], now: readonly string[] = []): Row[] => {
    const lines = listDifference(old, now);
    if (lines.length > 0) return [{ label, lines }];
    return sameList(old, now) ? [] : [{ label, lines: 'In another order.' }];
  };
  /** Like `list`, and how many there are if they're the same. */
  const counted = (label: string, old: readonly string[] | undefined, now: readonly string[] = []): Row[] => {
    const rows = list(label, old, now);
    if (rows.length > 0) return rows;
    return [{ label, lines: now.length === 0 ? 'None' : `${now.length}, as before` }];
  };
  const rows = [
    single('Title', before?.title, after?.title),
    single('Description', before?.description, after?.description),
    ...counted('Disclosures', before?.disclosures, after?.disclosures),
    ...counted('Facts shown', before && [...before.figures.values()], after && [...after.figures.values()]),
    ...(change.feed.length > 0 ? [{ label: 'Feed entries', lines: feedLines(change.feed) }] : []),
    ...redirectRow(change),
    { label: 'Weight', lines: weightOf(change.weight) },
  ];
  // The former content of a removed page isn't listed.
  if (!after) return rows.filter(({ label, lines }) => typeof lines === 'string' || label === 'Feed entries');
  return [
    ...rows,
    ...list('Text', before?.text, after.text),
    ...list('Links', before?.links, after.links),
    ...list('Pictures', before?.pictures, after.pictures),
  ];
}
