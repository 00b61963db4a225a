/** What rules know about the whole site. */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { type Json, recordsIn } from '../api/json';
import { joinedParts } from '../api/parts';
import type { ContentTypeName } from '../content-types';
import { imageNameOf } from '../images';
import type { ContentFile, Path } from '../read/content-file';
import { type ContentFolder, readContentFolder } from '../read/content-folder';
import { recordFaults } from '../read/record-faults';
import { feedsOf, innerRoutes, outputs } from '../routes';
import { type Variables, variablesFrom } from '../variables';

/** A page: its address, and the file and entry that create it. */
export type SitePage = { readonly path: string; readonly content: ContentFile; readonly at: Path };

export type Site = ContentFolder & {
  readonly today: string;
  /** The files of a type. */
  readonly ofType: (name: ContentTypeName) => readonly ContentFile[];
  /** The value of each variable; undefined while site.yaml, banks.yaml or facts.yaml has an error. */
  readonly variables: Variables | undefined;
  readonly pages: readonly SitePage[];
  readonly paths: ReadonlySet<string>;
  /** The paths of pages, feeds and other outputs. */
  readonly served: ReadonlySet<string>;
  /** The names of records that others refer to, by kind. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** The API description joined from its files; undefined without a root. */
  readonly api: ReturnType<typeof joinedParts>;
  /** A file where this branch left the main one; undefined if it wasn't there, or without Git. */
  readonly before: (path: string) => string | undefined;
};

export { recordsIn };

/** The fields of a value; none if it's something else. */
export const fieldsOf = (value: unknown): Json => recordsIn([value])[0] ?? {};

/** Lists whose entries others refer to by ID or code, at any depth. */
const kindsByList = new Map([
  ['codes', 'Code'],
  ['tags', 'ApiTag'],
  ['kinds', 'UpdateKind'],
  ['authors', 'UpdateAuthor'],
  ['subjects', 'FactSubject'],
  ['services', 'Service'],
  ['lifecycles', 'Lifecycle'],
  ['rows', 'Fee'],
]);

function* namesWithin(value: unknown): Generator<readonly [kind: string, name: string]> {
  for (const [list, entry] of typeof value === 'object' && value !== null ? Object.entries(value) : []) {
    const kind = kindsByList.get(list);
    for (const { id, code, name: tag } of kind === undefined ? [] : recordsIn(entry)) {
      const name = { Code: code, ApiTag: tag }[kind ?? ''] ?? id;
      if (kind !== undefined && typeof name === 'string') yield [kind, name];
    }
    yield* namesWithin(entry);
  }
}

/** The names in a file that others refer to, by kind. */
function* namesOf({ type, slug, value }: ContentFile): Generator<readonly [kind: string, name: string]> {
  if (type.kind === 'folder') yield [type.name, slug];
  if (type.name === 'ApiResourceFile')
    for (const { 'x-displayName': name } of recordsIn(fieldsOf(value).tags))
      yield ['ApiResource', String(name).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())];
  for (const { id, unit } of type.name === 'Fact' ? recordsIn(value) : []) {
    yield ['Fact', String(id)];
    yield [`Fact in ${String(unit)}`, String(id)];
  }
  for (const { rows } of recordsIn(fieldsOf(value).groups))
    for (const { id, volume } of recordsIn(rows))
      yield [`Fee with${volume === undefined ? 'out' : ''} a volume`, String(id)];
  yield* namesWithin(value);
}

function namesIn(contents: readonly ContentFile[], pictures: ContentFolder['pictures']): Site['names'] {
  const images = pictures.map(
    ({ path }) => ['Image', imageNameOf(path.replace('content/', '')) ?? ''] as const,
  );
  const names = new Map<string, Set<string>>();
  for (const [kind, name] of [...contents.flatMap((content) => [...namesOf(content)]), ...images])
    names.set(kind, (names.get(kind) ?? new Set()).add(name));
  return names;
}

function variablesIn(ofType: Site['ofType']): Variables | undefined {
  const sources = (['BrandContent', 'BanksContent', 'Fact'] as const).map((name) => ofType(name)[0]);
  if (sources.some((source) => !source || recordFaults(source).length > 0 || source.faults.length > 0))
    return undefined;
  const [brand, banks, facts] = sources.map((source) => source?.value);
  return variablesFrom({ brand, banks, facts } as Parameters<typeof variablesFrom>[0]);
}

/** The text of a file at the merge base with the main branch; undefined without Git. */
function fileBefore(folder: string): Site['before'] {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, {
        cwd: dirname(folder),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 10_000_000,
      });
    } catch {
      return undefined;
    }
  };
  let base: string | undefined;
  return (path) => {
    base ??=
      ['origin/HEAD', 'origin/main', 'main']
        .map((branch) => git('merge-base', 'HEAD', branch)?.trim())
        .find(Boolean) ?? 'HEAD';
    return git('show', `${base}:./${path}`);
  };
}

function pagesIn(contents: readonly ContentFile[]): SitePage[] {
  return contents.flatMap((content): SitePage[] => {
    const { type, slug, value } = content;
    const own = type.route?.(slug);
    return [
      ...(own === undefined ? [] : [{ path: own, content, at: [] }]),
      ...innerRoutes(type, slug, value).map(({ path, at }) => ({ path, content, at })),
    ];
  });
}

/**
 * Reads a content folder for the check.
 * @param today such as "2026-11-20"
 */
export function readSite(folder: string, today: string): Site {
  const read = readContentFolder(folder);
  const { contents, pictures } = read;
  const byType = new Map<string, ContentFile[]>();
  for (const content of contents)
    byType.set(content.type.name, [...(byType.get(content.type.name) ?? []), content]);
  const ofType: Site['ofType'] = (name) => byType.get(name) ?? [];
  const pages = pagesIn(contents);
  const paths = pages.map(({ path }) => path);
  let api: Site['api'] | null = null;
  return {
    ...read,
    today,
    ofType,
    variables: variablesIn(ofType),
    pages,
    paths: new Set(paths),
    served: new Set([...paths, ...outputs, ...feedsOf(paths)]),
    names: namesIn(contents, pictures),
    get api() {
      if (api === null) api = joinedParts(contents);
      return api;
    },
    before: fileBefore(folder),
  };
}
