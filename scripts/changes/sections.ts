/** The changed pages as sections of the summary. */
import type { PageChange } from './compare';
import { headingOf, type Row, rowsOf, weightOf } from './describe';

/** One page, or pages that differ in the same way, such as by the name of a bank in a disclosure. */
export interface Section {
  readonly heading: string;
  readonly rows: readonly Row[];
  /** All pages of a section for several, each with its title and weight; empty for a single one. */
  readonly pages: readonly string[];
  /** The change whose pictures the section shows: its first. */
  readonly example: PageChange;
}

/** From this many pages on, the same change is described once. */
const fewest = 3;

/** The rows with differences, without weights, which always differ a little. Rows with a single text say what didn't change. */
const differing = (rows: readonly Row[]): Row[] =>
  rows.filter(({ label, lines }) => typeof lines !== 'string' && label !== 'Weight');

/** The same for two pages that differ in the same way; a separate text for a page that was added, removed or moved. */
function signatureOf(change: PageChange, rows: readonly Row[]): string {
  const different = differing(rows);
  return change.kind === 'changed' && different.length > 0 ? JSON.stringify(different) : change.path;
}

function groupSection(changes: readonly PageChange[], rows: readonly Row[], example: PageChange): Section {
  return {
    heading: `Changed in the same way: ${changes.length} pages`,
    rows: differing(rows),
    pages: changes.map(({ path, after, weight }) => `${path}: ${after?.title ?? ''}, ${weightOf(weight)}`),
    example,
  };
}

/** The sections, in the order of their first pages; those for several pages first. */
export function sectionsOf(changes: readonly PageChange[]): Section[] {
  const groups = new Map<string, { readonly change: PageChange; readonly rows: readonly Row[] }[]>();
  for (const change of changes) {
    const rows = rowsOf(change);
    const signature = signatureOf(change, rows);
    groups.set(signature, [...(groups.get(signature) ?? []), { change, rows }]);
  }
  const sections = [...groups.values()].flatMap((group): Section[] => {
    const [first] = group;
    if (first && group.length >= fewest) {
      const all = group.map(({ change }) => change);
      return [groupSection(all, first.rows, first.change)];
    }
    return group.map(({ change, rows }) => ({
      heading: headingOf(change),
      rows,
      pages: [],
      example: change,
    }));
  });
  return sections.sort((one, other) => Math.sign(other.pages.length) - Math.sign(one.pages.length));
}
