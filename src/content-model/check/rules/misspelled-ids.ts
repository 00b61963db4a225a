/** Finds the ID of a record that was misspelled where it's defined, so that everything that names the record would be blamed. */
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { Path } from '../reading/places';
import { scalarsOf } from '../reading/scalars';
import type { Names } from './references';

/** The kinds of names that are IDs in a list, by which other records and texts refer to an entry. */
const kinds = ['Fact', 'FactSubject', 'Fee', 'Lifecycle', 'Service', 'UpdateAuthor', 'UpdateKind'];

/** A use of a name, with its kind. JSON. */
export type UsedName = readonly [kind: string, name: string];

/** The names that a file uses: in fields, and in variables and diagrams of its texts. */
export function usedNamesIn(content: ContentFile): UsedName[] {
  const { body } = content;
  const used: UsedName[] = [];
  for (const { value, shape } of scalarsOf(content)) {
    const kind = shape.references ?? shape.names;
    if (kind !== undefined && kinds.includes(kind) && typeof value === 'string') used.push([kind, value]);
  }
  const text = `${JSON.stringify(content.value)}\n${body?.text ?? ''}`;
  for (const [, name = ''] of text.matchAll(/\{(?:fact|clock):([a-z0-9-]+)\}/g)) used.push(['Fact', name]);
  for (const [, name = ''] of text.matchAll(/^::lifecycle\{id=([a-z0-9-]+)\}/gm))
    used.push(['Lifecycle', name]);
  return used;
}

/** An ID as it's defined, and as the rest of the content has it. */
export type Misspelled = { readonly kind: string; readonly defined: string; readonly meant: string };

/** From this many uses on, the definition is more likely the mistake. */
const fewest = 2;

/**
 * The IDs that no one uses and that are similar to one that several places use, but that no record has.
 * @param doubtful kinds of names of which some may be missing
 */
export function misspelledIds(
  used: readonly UsedName[],
  names: Names,
  doubtful: ReadonlySet<string>,
): Misspelled[] {
  return kinds.flatMap((kind): Misspelled[] => {
    const known = names.get(kind) ?? [];
    const counts = new Map<string, number>();
    for (const [of, name] of used) if (of === kind) counts.set(name, (counts.get(name) ?? 0) + 1);
    const unused = known.filter((name) => !counts.has(name));
    if (doubtful.has(kind) || unused.length === 0) return [];
    return [...counts].flatMap(([meant, count]): Misspelled[] => {
      if (count < fewest || known.includes(meant)) return [];
      const defined = nearest(meant, unused);
      return defined !== undefined && nearest(meant, known) === defined ? [{ kind, defined, meant }] : [];
    });
  });
}

/** The names, with those that are meant by misspelled IDs, so that only the IDs are reported. */
export const withMeant = (names: Names, misspelled: readonly Misspelled[]): Names =>
  new Map(
    [...names].map(([kind, known]) => [
      kind,
      [
        ...known,
        ...misspelled.flatMap(({ kind: own, defined, meant }) =>
          own === kind || (kind.startsWith(`${own} in `) && known.includes(defined)) ? [meant] : [],
        ),
      ],
    ]),
  );

/** The path of the entry's ID in a list at any depth. */
function pathOf(value: unknown, id: string, path: Path = []): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ((value as { id?: unknown }).id === id) return [...path, 'id'];
  for (const [key, entry] of Object.entries(value)) {
    const found = pathOf(entry, id, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** The types of the files that define names of a kind. */
const definedIn: Readonly<Record<string, string>> = {
  Fact: 'Fact',
  FactSubject: 'FactsPageContent',
  Fee: 'FeesContent',
  Lifecycle: 'Rail',
  Service: 'Rail',
  UpdateAuthor: 'UpdatesContent',
  UpdateKind: 'UpdatesContent',
};

/** The errors at the misspelled IDs. */
export const misspelledIdDiagnostics = (
  misspelled: readonly Misspelled[],
  used: readonly UsedName[],
  contents: readonly ContentFile[],
): Diagnostic[] =>
  misspelled.flatMap(({ kind, defined, meant }) => {
    const count = used.filter(([of, name]) => of === kind && name === meant).length;
    return contents
      .filter(({ type }) => type.name === definedIn[kind])
      .flatMap(({ file, value, locate }): Diagnostic[] => {
        const path = pathOf(value, defined);
        if (!path) return [];
        const message = `nothing uses the id ${quote(defined)}, but ${count} places use ${quote(meant)}`;
        const fix = `did you mean "${meant}"? If the id is new, write it in those places too`;
        return [{ file, ...locate(path), message, fix }];
      });
  });
