import { distance } from 'fastest-levenshtein';
import { type Description, type MediaType, resolved, type Schema } from '../../api/openapi';
import type { Path } from '../../read/content-file';
import { suggestion } from '../../read/suggestions';
import { apiOf } from '../api';
import type { Rule } from '../rule';

type Fault = readonly [path: Path, reason: string];

/** Every group of fields in a description, with its path. */
function* groupsIn(
  value: unknown,
  path: Path = [],
): Generator<readonly [group: Schema & MediaType, path: Path]> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  if (!isList) yield [value as Schema & MediaType, path];
  for (const [key, entry] of Object.entries(value))
    yield* groupsIn(entry, [...path, isList ? Number(key) : key]);
}

/** Fields and values without a description. */
function* withoutMeaning({ properties = {}, oneOf = [] }: Schema, path: Path): Generator<Fault> {
  for (const [name, { $ref, description }] of Object.entries(properties))
    if ($ref === undefined && !description)
      yield [[...path, 'properties', name], `The field "${name}" has no description; add one`];
  for (const [index, { const: value, description }] of oneOf.entries())
    if (value !== null && !description)
      yield [[...path, 'oneOf', index], `The value "${value}" has no description; add one`];
}

/** What schemas lack, and names of resources and fields that don't exist. */
function* schemaFaults(api: Description): Generator<Fault> {
  const names = api.tags.map(({ name }) => name);
  for (const [group, path] of groupsIn({ components: api.components, paths: api.paths })) {
    yield* withoutMeaning(group, path);
    const { schema = {}, 'x-changes': changes = {}, 'x-references': to } = group;
    if (typeof to === 'string' && !names.includes(to))
      yield [[...path, 'x-references'], `There is no resource "${to}"; ${suggestion(to, names)}`];
    const known = Object.keys(resolved<Schema>(schema, api).properties ?? {});
    for (const name of Object.keys(changes))
      if (!known.includes(name))
        yield [[...path, 'x-changes', name], `The object has no field "${name}"; ${suggestion(name, known)}`];
  }
}

/** Tags, groups and schemas of resources that don't agree. */
function* resourceFaults({ tags, components, 'x-tagGroups': groups }: Description): Generator<Fault> {
  const names = tags.map(({ name }) => name);
  const schemas = Object.keys(components.schemas);
  const grouped = groups.flatMap((group) => group.tags);
  for (const [index, name] of names.entries()) {
    const path = ['tags', index, 'name'];
    if (!schemas.includes(name))
      yield [path, `There is no schema named "${name}"; ${suggestion(name, schemas, 'add it')}`];
    else if (!components.schemas[name]?.examples)
      yield [path, `There is no sample of "${name}"; add one in api/samples.yaml`];
    if (!grouped.includes(name))
      yield [path, `"${name}" is in no group, so the reference doesn't list it; add it to x-tagGroups`];
  }
}

/** Objects and verbs of events that are misspelled. */
function* eventFaults({ tags, components }: Description): Generator<Fault> {
  const names = tags.map(({ name }) => name);
  const events = (components.schemas.event_category?.oneOf ?? []).map((choice) => String(choice.const));
  const verbs = events.map((event) => event.split('.')[1] ?? '');
  for (const [index, event] of events.entries()) {
    const [object = '', verb = ''] = event.split('.');
    const path = ['components', 'schemas', 'event_category', 'oneOf', index, 'const'];
    const isAlone = verbs.filter((one) => one === verb).length === 1;
    const meant = isAlone ? verbs.find((one) => distance(one, verb) === 1) : undefined;
    if (!names.includes(object))
      yield [path, `The event "${event}" doesn't start with a resource; ${suggestion(object, names)}`];
    if (meant !== undefined) yield [path, `No other event ends in "${verb}"; did you mean "${meant}"?`];
  }
}

/** What the reference needs of the description besides the rules of OpenAPI. */
export const rule: Rule = {
  id: 'api-meaning',
  severity: 'error',
  about: 'A field, value, resource or event of the API without its description, its group or its schema.',
  example: {
    file: 'api/openapi.yaml',
    from: 'tags: [account, account_number,',
    to: 'tags: [account, acount_number,',
  },
  needsAllFiles: true,
  checkSite: (site, report) => {
    const api = apiOf(site);
    if (!api || !site.api) return;
    const { description } = api;
    const { sourceOf } = site.api;
    const faults = [
      ...resourceFaults(description),
      ...schemaFaults(description),
      ...eventFaults(description),
    ];
    for (const [path, reason] of faults) {
      const source = sourceOf(path);
      report(source.part, source.part.placeOf(source.path), reason);
    }
  },
};
