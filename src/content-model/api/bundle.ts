/**
 * Joins the files of the API description into one. A file refers to another with a relative path:
 * `$ref: "../shared/responses.yaml#/components/responses/not_found"`. Every file has OpenAPI's layout, so the same reference
 * without its path is correct in the joined description. Redocly's and ReadMe's bundlers would create a component for each
 * reference to a field and wouldn't join the values of `event_category`.
 */
import { posix } from 'node:path';
import type { ContentFile, Path } from '../read/content-file';
import { suggestion } from '../read/suggestions';
import { isRecord, type Json } from './json';
import type { Description } from './openapi';
import { keysOf, pointerTo, valueAt } from './pointer';

/** The source of a value in the description. */
type Source = { readonly part: ContentFile; readonly path: Path };

/** An error that prevents joining, and what to do. */
type JoinFault = Source & {
  readonly kind: 'unknown file' | 'dead reference' | 'duplicate';
  readonly text: string;
  readonly fix: string;
};

export type Bundle = {
  readonly description: Description;
  /** The file with the value at a path of the description, or with the nearest value above it. */
  readonly sourceOf: (path: Path) => Source;
  readonly faults: readonly JoinFault[];
};

/** Maps whose entries may come from several files: a schema's fields and its samples do. Any other value is in one file only. */
const isJoined = (at: Path): boolean =>
  at.length === 0 || at.join('/') === 'paths' || (at[0] === 'components' && at.length <= 3);

/** Lists whose entries may come from several files. Each resource's file has some events. */
const isJoinedList = (at: Path): boolean =>
  ['tags', 'components/schemas/event_category/oneOf'].includes(at.join('/'));

/** The value at a source. */
const sourceValue = ({ part, path }: Source): unknown => valueAt(part.value, path);

/** Adds the parts that no file has to have. */
const complete = ({ components, ...description }: Partial<Description>): Description =>
  ({
    ...description,
    tags: description.tags ?? [],
    paths: description.paths ?? {},
    components: { schemas: {}, parameters: {}, responses: {}, ...components },
  }) as unknown as Description;

/** Joins the parts, of which the root is the first. Everything is in their order. */
export function bundle(parts: readonly [ContentFile, ...ContentFile[]]): Bundle {
  const byFile = new Map(parts.map((part) => [part.path, part]));
  const origins = new Map<string, Source>([['#', { part: parts[0], path: [] }]]);
  const faults: JoinFault[] = [];

  /** A reference without its file. */
  function localRef(ref: string, source: Source): string {
    const { part } = source;
    const [path = '', fragment = ''] = ref.split('#');
    const target = path === '' ? part : byFile.get(posix.join(posix.dirname(part.path), path));
    const local = `#${fragment}`;
    const keys = keysOf(local);
    if (!target) {
      const known = parts.map((other) => posix.relative(posix.dirname(part.path), other.path));
      faults.push({ ...source, kind: 'unknown file', text: ref, fix: suggestion(path, known) });
    } else if (valueAt(target.value, keys) === undefined) {
      const beside = valueAt(target.value, keys.slice(0, -1));
      const fix = suggestion(
        keys.at(-1) ?? '',
        Object.keys(isRecord(beside) ? beside : {}),
        'look for its file',
      );
      faults.push({ ...source, kind: 'dead reference', text: ref, fix });
    }
    return local;
  }

  /** A copy of a value, with references for the joined description. */
  function copied(value: unknown, source: Source): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const within = (key: string | number) => ({ part: source.part, path: [...source.path, key] });
    if (Array.isArray(value)) return value.map((entry, index) => copied(entry, within(index)));
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        key === '$ref' && typeof entry === 'string'
          ? localRef(entry, within(key))
          : copied(entry, within(key)),
      ]),
    );
  }

  function joinedList(sources: readonly Source[], at: Path): unknown[] {
    const entries = sources.flatMap(({ part, path }) =>
      (valueAt(part.value, path) as unknown[]).map((_, index) => ({ part, path: [...path, index] })),
    );
    return entries.map((source, index) => joined([source], [...at, index]));
  }

  function joinedMap(sources: readonly Source[], at: Path): Json {
    const entries = new Map<string, Source[]>();
    for (const { part, path } of sources) {
      for (const key of Object.keys(valueAt(part.value, path) as Json)) {
        entries.set(key, [...(entries.get(key) ?? []), { part, path: [...path, key] }]);
      }
    }
    return Object.fromEntries([...entries].map(([key, found]) => [key, joined(found, [...at, key])]));
  }

  function joined(sources: readonly Source[], at: Path): unknown {
    const [first, ...others] = sources;
    if (!first) return undefined;
    origins.set(pointerTo(at), first);
    const values = sources.map(sourceValue);
    if (isJoined(at) && values.every(isRecord)) return joinedMap(sources, at);
    if (isJoinedList(at) && values.every(Array.isArray)) return joinedList(sources, at);
    for (const other of others)
      faults.push({
        ...other,
        kind: 'duplicate',
        text: String(at.at(-1)),
        fix: `remove it here or in ${first.part.path}`,
      });
    return copied(sourceValue(first), first);
  }

  const description = complete(
    joined(
      parts.map((part) => ({ part, path: [] })),
      [],
    ) as Partial<Description>,
  );
  const sourceOf = (path: Path): Source => {
    for (let length = path.length; length > 0; length -= 1) {
      const origin = origins.get(pointerTo(path.slice(0, length)));
      if (origin) return { part: origin.part, path: [...origin.path, ...path.slice(length)] };
    }
    return { part: parts[0], path };
  };
  return { description, sourceOf, faults };
}
