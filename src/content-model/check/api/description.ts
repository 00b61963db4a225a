/** Checks the API description for what the reference needs beyond the linter: meanings, resources, valid examples. */

import type { Choice, Description, Schema } from '../../api/openapi';
import { isSimulation, operationsOf } from '../../api/operations';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { guarded, guardedLater } from '../diagnostics/guarded';
import { fixFor, nearest } from '../diagnostics/suggestions';
import type { Path } from '../reading/places';
import { nameErrors, securityErrors, unknownObjects } from './description-names';
import { eventErrors } from './events';
import { exampleDiagnostics } from './examples';
import { objectNames } from './ids';
import { lintDiagnostics } from './lint';
import type { LocatedError } from './located-error';
import { type Api, resourceFiles } from './sources';

/** Fields and values of a schema without a description. */
function withoutMeaning(schema: Schema, path: Path): LocatedError[] {
  const { properties = {}, items, oneOf = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const own = [...path, 'properties', name];
    const described = field.$ref !== undefined || field.description;
    const fix = 'add "description: …" to it';
    return [
      ...(described ? [] : [{ path: own, message: `the field ${quote(name)} has no description`, fix }]),
      ...withoutMeaning(field, own),
    ];
  });
  const values = oneOf.flatMap(({ const: value, description }, index) =>
    value === null || description
      ? []
      : [
          {
            path: [...path, 'oneOf', index],
            message: `the value ${quote(value)} has no description`,
            fix: 'add "description: …" with its meaning',
          },
        ],
  );
  return [...fields, ...values, ...(items ? withoutMeaning(items, [...path, 'items']) : [])];
}

const tagPath = (index: number): Path => ['tags', index, 'name'];

function tagErrors({ tags, components, 'x-tagGroups': groups }: Description): LocatedError[] {
  const names = tags.map(({ name }) => name);
  const grouped = groups.flatMap((group) => group.tags);
  // A misspelled name in a group is an error there.
  const misspelledInGroup = grouped.flatMap((name) =>
    names.includes(name) ? [] : [nearest(name, names) ?? ''],
  );
  const schemas = Object.keys(components.schemas);
  const withoutSchema = tags.flatMap(({ name }, index): LocatedError[] =>
    schemas.includes(name)
      ? []
      : [
          {
            path: tagPath(index),
            message: `there is no schema named ${quote(name)}`,
            fix: fixFor(name, schemas),
          },
        ],
  );
  const withoutGroup = tags.flatMap(({ name }, index): LocatedError[] =>
    grouped.includes(name) || misspelledInGroup.includes(name)
      ? []
      : [
          {
            path: tagPath(index),
            message: `${quote(name)} is not in a group, so the reference does not list it`,
            fix: 'add it to a group of x-tagGroups in content/api/openapi.yaml',
          },
        ],
  );
  const unknown = groups.flatMap((group, place) =>
    group.tags.flatMap((name, index): LocatedError[] =>
      names.includes(name)
        ? []
        : [
            {
              path: ['x-tagGroups', place, 'tags', index],
              message: `there is no tag named ${quote(name)}`,
              fix: fixFor(name, names),
            },
          ],
    ),
  );
  return [...withoutSchema, ...withoutGroup, ...unknown];
}

function operationErrors(api: Description): LocatedError[] {
  return operationsOf(api).flatMap(({ path, method, operation }): LocatedError[] => {
    const place = ['paths', path, method];
    const body = operation.requestBody?.content ?? {};
    return [
      ...nameErrors(operation.operationId, [...place, 'operationId']),
      ...(isSimulation(path) && method !== 'post'
        ? [{ path: place, message: 'a simulation must be a POST', fix: 'write "post:"' }]
        : []),
      ...Object.entries(body).flatMap(([type, { schema }]) =>
        withoutMeaning(schema, [...place, 'requestBody', 'content', type, 'schema']),
      ),
    ];
  });
}

/** Operations and events in another resource's file. */
function misplacedDiagnostics(api: Api): Diagnostic[] {
  const files = resourceFiles(api);
  const fileOf = (tag: string): string | undefined => files.find((one) => one.tag === tag)?.part.file;
  return files.flatMap(({ part, tag }) => {
    const { paths = {}, components } = part.value as Partial<Description>;
    const misplaced = (path: Path, other: string): Diagnostic[] => {
      const home = fileOf(other);
      if (other === tag || home === undefined) return [];
      const message = `this belongs to ${quote(other)}, but this is the file of ${quote(tag)}`;
      return [{ file: part.file, ...part.locate(path), message, fix: `move it to ${home}` }];
    };
    const operations = operationsOf({ paths }).flatMap(({ path, method, operation }) =>
      misplaced(['paths', path, method, 'tags'], operation.tags?.[0] ?? tag),
    );
    const choices: readonly Choice[] = components?.schemas?.event_category?.oneOf ?? [];
    const events = choices.flatMap(({ const: event }, index) =>
      misplaced(
        ['components', 'schemas', 'event_category', 'oneOf', index],
        String(event).replace(/\..*/, ''),
      ),
    );
    return [...operations, ...events];
  });
}

/** The diagnostics of a description. While it breaks rules of OpenAPI, neither its examples nor requests can be validated. */
type CheckedDescription = { readonly diagnostics: Diagnostic[]; readonly isSound: boolean };

/** The diagnostics of the description, by rule. Examples and lint results are only computed again for what has changed. */
export async function checkDescription(api: Api): Promise<CheckedDescription> {
  const { description, locate } = api;
  const located = (errors: readonly LocatedError[]): Diagnostic[] =>
    errors.map(({ path, message, fix, onKey }) => ({
      ...locate(path, onKey ? 'key' : 'value'),
      message,
      fix,
    }));
  const schemaErrors = (): LocatedError[] =>
    Object.entries(description.components.schemas).flatMap(([name, schema]) =>
      withoutMeaning(schema, ['components', 'schemas', name]),
    );
  const { file } = locate([]);
  const linted = await guardedLater('OpenAPI', file, () => lintDiagnostics(api));
  const isSound = linted.length === 0;
  const ofExamples = isSound
    ? await guardedLater('API examples', file, async () => located(await exampleDiagnostics(api)))
    : [];
  const diagnostics = [
    ...guarded('API resources', file, () => located(tagErrors(description))),
    ...guarded('API schemas', file, () => located(schemaErrors())),
    ...guarded('API operations', file, () => located(operationErrors(description))),
    ...guarded('API names', file, () =>
      located([
        ...unknownObjects(description, objectNames(description)),
        ...eventErrors(description),
        ...securityErrors(description),
      ]),
    ),
    ...ofExamples,
    ...guarded('API files', file, () => misplacedDiagnostics(api)),
    ...linted,
  ];
  const isLinted = new Set(linted.map(({ file: of, line }) => `${of} ${line}`));
  // Where the linter has found something, other rules say the same in other words.
  const own = diagnostics.filter((one) => linted.includes(one) || !isLinted.has(`${one.file} ${one.line}`));
  return { diagnostics: own, isSound };
}

/** The diagnostics of the description. */
export const descriptionDiagnostics = async (api: Api): Promise<Diagnostic[]> =>
  (await checkDescription(api)).diagnostics;
