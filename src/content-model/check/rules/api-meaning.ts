import { type Choice, type Description, type MediaType, resolved, type Schema } from '../../api/openapi';
import { isSimulation, operationsOf } from '../../api/operations';
import type { Path } from '../../read/content-file';
import { nearest, suggestion } from '../../read/suggestions';
import { apiOf } from '../api';
import type { Rule } from '../rule';

type Fault = readonly [path: Path, reason: string];

/** Fields and values of a schema without a description. */
function* withoutMeaning({ properties = {}, items, oneOf = [] }: Schema, path: Path): Generator<Fault> {
  for (const [name, field] of Object.entries(properties)) {
    const own = [...path, 'properties', name];
    if (field.$ref === undefined && !field.description)
      yield [own, `The field "${name}" has no description; add one, which its page shows`];
    yield* withoutMeaning(field, own);
  }
  for (const [index, { const: value, description }] of oneOf.entries())
    if (value !== null && !description)
      yield [
        [...path, 'oneOf', index],
        `The value "${value}" has no description; add one, which its page shows`,
      ];
  if (items) yield* withoutMeaning(items, [...path, 'items']);
}

/** Tags, groups and schemas of resources that don't agree. */
function* resourceFaults({ tags, components, 'x-tagGroups': groups }: Description): Generator<Fault> {
  const names = tags.map(({ name }) => name);
  const schemas = Object.keys(components.schemas);
  const grouped = groups.flatMap((group) => group.tags);
  for (const [index, name] of names.entries()) {
    if (!schemas.includes(name))
      yield [
        ['tags', index, 'name'],
        `There is no schema named "${name}"; ${suggestion(name, schemas, 'add it')}`,
      ];
    else if (!components.schemas[name]?.examples)
      yield [['tags', index, 'name'], `There is no sample of "${name}"; add one in api/samples.yaml`];
    if (!grouped.includes(name))
      yield [
        ['tags', index, 'name'],
        `"${name}" is in no group of x-tagGroups, so the reference doesn't list it; add it in openapi.yaml`,
      ];
  }
  for (const [place, group] of groups.entries())
    for (const [index, name] of group.tags.entries())
      if (!names.includes(name))
        yield [
          ['x-tagGroups', place, 'tags', index],
          `There is no resource "${name}"; ${suggestion(name, names)}`,
        ];
}

/** Every "x-references" that names no resource. */
function* referenceFaults(value: unknown, names: readonly string[], path: Path = []): Generator<Fault> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'x-references' && typeof entry === 'string' && !names.includes(entry))
      yield [own, `There is no resource "${entry}"; ${suggestion(entry, names)}`];
    yield* referenceFaults(entry, names, own);
  }
}

/** Objects and verbs of events that are misspelled. */
function* eventFaults({ tags, components }: Description): Generator<Fault> {
  const names = tags.map(({ name }) => name);
  const events = components.schemas.event_category?.oneOf ?? [];
  const verbs = events.map(({ const: event }: Choice) => String(event).split('.')[1] ?? '');
  const common = [...new Set(verbs)].filter((verb) => verbs.filter((one) => one === verb).length > 2);
  for (const [index, { const: event }] of events.entries()) {
    const [object = '', verb = ''] = String(event).split('.');
    const path = ['components', 'schemas', 'event_category', 'oneOf', index, 'const'];
    const meant = common.includes(verb) ? undefined : nearest(verb, common);
    if (!names.includes(object))
      yield [path, `The event "${event}" doesn't start with a resource; ${suggestion(object, names)}`];
    else if (
      meant !== undefined &&
      verbs.filter((one) => one === verb).length === 1 &&
      Math.abs(meant.length - verb.length) < 2 &&
      meant[0] === verb[0]
    )
      yield [path, `No other event ends in "${verb}"; did you mean "${object}.${meant}"?`];
  }
}

/** What each operation answers, with its path. */
const answersOf = (api: Description): (readonly [path: Path, media: MediaType])[] =>
  operationsOf(api).flatMap(({ path, method, operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries(('content' in response && response.content) || {}).map(
        ([type, media]) => [['paths', path, method, 'responses', status, 'content', type], media] as const,
      ),
    ),
  );

/** Changes of examples whose fields the object doesn't have. */
function* changeFaults(api: Description): Generator<Fault> {
  for (const [path, { schema, 'x-changes': changes = {} }] of answersOf(api)) {
    const known = Object.keys(resolved<Schema>(schema, api).properties ?? {});
    for (const name of Object.keys(changes))
      if (!known.includes(name))
        yield [
          [...path, 'x-changes', name],
          `The object has no field "${name}" to change; ${suggestion(name, known)}`,
        ];
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
    const faults: Fault[] = [
      ...resourceFaults(description),
      ...eventFaults(description),
      ...referenceFaults(description, api.resources),
    ];
    for (const [name, schema] of Object.entries(description.components.schemas))
      faults.push(...withoutMeaning(schema, ['components', 'schemas', name]));
    for (const { path, method, operation } of operationsOf(description)) {
      const own = ['paths', path, method];
      if (isSimulation(path) && method !== 'post')
        faults.push([own, 'A simulation must be a POST; write "post:"']);
      for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
        faults.push(...withoutMeaning(schema, [...own, 'requestBody', 'content', type, 'schema']));
    }
    faults.push(...changeFaults(description));
    for (const [path, reason] of faults) {
      const source = sourceOf(path);
      report(source.part, source.part.placeOf(source.path), reason);
    }
  },
};
