/** Checks that references exist: facts, products, solutions, kinds of update. */
import { contentTypes } from '../../content-types';
import type { Shape } from '../../shape';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor, fixForPicture } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { AllContent } from '../reading/content-files';
import { allHaveIds } from '../reading/foundations';
import { scalarsOf } from '../reading/scalars';

/** The names of records by type. A type whose file can't be read has no entry. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** The description of each type's names in a message. */
const called: Record<string, string> = {
  Fact: 'the id of a fact in facts.yaml',
  Product: 'the name of a file in products/, without its ending',
  Solution: 'the name of a file in solutions/, without its ending',
  UpdateKind: 'the id of a kind in updates.yaml',
  UpdateAuthor: 'the id of an author in updates.yaml',
  Image: 'the name of a file in updates/images/',
  FactSubject: 'the id of a subject in facts-page.yaml',
  Service: 'the id of a service in rails/*.yaml',
  Lifecycle: 'the id of a lifecycle in rails/*.yaml',
  CodeNetwork: 'the name of a file in codes/, without its ending',
  Fee: 'the id of a fee in fees.yaml',
};

/** What facts of a unit are, in a message. */
const unitNames: Readonly<Record<string, string>> = {
  usd: 'an amount',
  time_et: 'a time of day',
  count: 'a number',
};

/** IDs of the records in a list. */
const idsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((record: unknown) => {
    const { id } = { ...(record as { id?: unknown } | null) };
    return id === undefined ? [] : [String(id)];
  });

type Fields = Record<string, unknown> | null;

/** Lists within a record whose entries are referenced by ID, with the type of those references. */
const parts: readonly { within: string; name: string; lists: (record: Fields) => unknown[] }[] = [
  { within: 'UpdatesContent', name: 'UpdateKind', lists: (record) => [record?.kinds] },
  { within: 'UpdatesContent', name: 'UpdateAuthor', lists: (record) => [record?.authors] },
  { within: 'FactsPageContent', name: 'FactSubject', lists: (record) => [record?.subjects] },
  { within: 'Rail', name: 'Service', lists: (record) => [record?.services] },
  { within: 'Rail', name: 'Lifecycle', lists: (record) => [record?.lifecycles] },
  {
    within: 'FeesContent',
    name: 'Fee',
    lists: (record) =>
      (Array.isArray(record?.groups) ? record.groups : []).map((group: Fields) => group?.rows),
  },
];

/** The ids of facts by their unit. */
const byUnit = (facts: unknown): [string, string[]][] =>
  (Array.isArray(facts) ? (facts as Fields[]) : []).flatMap((fact): [string, string[]][] =>
    typeof fact?.unit === 'string' ? [[factsIn(fact.unit), idsIn([fact])]] : [],
  );

/** Collects the names: IDs of facts, kinds of update, services, lifecycles and fees; file names of everything else. */
export function namesIn({
  contents,
  files,
  images,
}: Pick<AllContent, 'contents' | 'files' | 'images'>): Names {
  const slugs = contentTypes
    .filter(({ kind }) => kind === 'folder')
    .map((type): [string, string[]] => [
      type.name,
      files.filter((found) => found.type === type).map(({ slug }) => slug),
    ]);
  const ids = contents.flatMap(({ type, value }): [string, string[]][] => {
    if (type.kind === 'list')
      return [[type.name, idsIn(value)], ...(type.name === 'Fact' ? byUnit(value) : [])];
    return parts
      .filter(({ within }) => within === type.name)
      .map(({ name, lists }): [string, string[]] => [name, lists(value as Fields).flatMap(idsIn)]);
  });
  return withMore(new Map<string, readonly string[]>([...slugs, ['Image', images]]), ids);
}

/** The names, with more of some kinds. */
function withMore(names: Names, more: readonly (readonly [string, readonly string[]])[]): Names {
  const all = new Map(names);
  for (const [name, found] of more) all.set(name, [...(all.get(name) ?? []), ...found]);
  return all;
}

/** The names, with those of more facts. If the file with the facts can't be read, none is known. */
export const withFacts = (names: Names, facts: readonly { readonly id: string }[]): Names =>
  names.has('Fact') ? withMore(names, [['Fact', idsIn(facts)], ...byUnit(facts)]) : names;

/** The names of facts with a unit. */
const factsIn = (unit: string): string => `Fact in ${unit}`;

/** What a fact of another unit is, for a field that takes only some units. */
function wrongUnit(
  id: string,
  units: Shape['units'],
  names: Names,
): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  if (!units || units.some((unit) => names.get(factsIn(unit))?.includes(id))) return undefined;
  // A fact whose unit is not known has an error of its unit.
  if (
    !Object.keys(unitNames).some((unit) => names.get(factsIn(unit))?.includes(id)) &&
    !names.get(factsIn('text'))?.includes(id)
  )
    return undefined;
  const wanted = units.map((unit) => unitNames[unit] ?? unit).join(' or ');
  return {
    message: `the fact ${quote(id)} is not ${wanted}`,
    fix: `write the id of a fact that is ${wanted}`,
  };
}

/** The kinds of names of which some can't be read because of errors, so that none can be called unknown. */
export function doubtfulNames(
  { contents, files }: Pick<AllContent, 'contents' | 'files'>,
  broken: ReadonlySet<string>,
): Set<string> {
  const read = new Map(contents.map(({ file, value }) => [file, value]));
  return new Set(
    files
      .filter(({ file }) => broken.has(file))
      .flatMap(({ file, type }) => [
        ...(type.kind === 'list' && !allHaveIds(read.get(file)) ? [type.name] : []),
        ...parts.filter(({ within }) => within === type.name).map(({ name }) => name),
      ]),
  );
}

/** What to say of a name that doesn't exist. */
function unknownName(value: string, target: string, known: readonly string[]) {
  const wanted = called[target] ?? `the name of a ${target}`;
  const fix = target === 'Image' ? fixForPicture(value, known) : fixFor(value, known, `write ${wanted}`);
  return { message: `${quote(value)} is not ${wanted}`, fix };
}

/**
 * References in a file that don't exist.
 * @param doubtful kinds of names of which some may be missing
 */
export function referenceDiagnostics(
  content: ContentFile,
  names: Names,
  doubtful: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { path, value, shape } of scalarsOf(content)) {
    const target = shape.references ?? shape.names;
    const known = target === undefined ? undefined : names.get(target);
    if (!target || !known || typeof value !== 'string') continue;
    if (doubtful.has(target)) continue;
    if (known.includes(value)) {
      const wrong = wrongUnit(value, shape.units, names);
      if (wrong) diagnostics.push({ file: content.file, ...content.locate(path), ...wrong });
      continue;
    }
    diagnostics.push({ file: content.file, ...content.locate(path), ...unknownName(value, target, known) });
  }
  return diagnostics;
}
