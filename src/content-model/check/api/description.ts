/** Checks the API description for what the reference needs and no linter knows: meanings, resources, examples that fit. */

import type { Choice, Description, Schema } from '../../api/openapi';
import { isSimulation, operationsOf } from '../../api/operations';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { Path } from '../reading/places';
import { exampleDiagnostics, type Said } from './examples';
import { lintDiagnostics } from './lint';
import { type Api, resourceFiles } from './sources';

/** Fields and values of a schema without a description. */
function withoutMeaning(schema: Schema, path: Path): Said[] {
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
            fix: 'say what it means in "description: …" beside it',
          },
        ],
  );
  return [...fields, ...values, ...(items ? withoutMeaning(items, [...path, 'items']) : [])];
}

const tagPath = (index: number): Path => ['tags', index, 'name'];

function tagProblems({ tags, components, 'x-tagGroups': groups }: Description): Said[] {
  const names = tags.map(({ name }) => name);
  const grouped = groups.flatMap((group) => group.tags);
  const schemas = Object.keys(components.schemas);
  const withoutSchema = tags.flatMap(({ name }, index): Said[] =>
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
  const withoutGroup = tags.flatMap(({ name }, index): Said[] =>
    grouped.includes(name)
      ? []
      : [
          {
            path: tagPath(index),
            message: `${quote(name)} is in no group, so the reference does not list it`,
            fix: 'add it to a group of x-tagGroups in content/api/openapi.yaml',
          },
        ],
  );
  const unknown = groups.flatMap((group, place) =>
    group.tags.flatMap((name, index): Said[] =>
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

function operationProblems(api: Description): Said[] {
  return operationsOf(api).flatMap(({ path, method, operation }): Said[] => {
    const place = ['paths', path, method];
    const body = operation.requestBody?.content ?? {};
    return [
      ...(isSimulation(path) && method !== 'post'
        ? [{ path: place, message: 'a simulation must be a POST', fix: 'write "post:"' }]
        : []),
      ...Object.entries(body).flatMap(([type, { schema }]) =>
        withoutMeaning(schema, [...place, 'requestBody', 'content', type, 'schema']),
      ),
    ];
  });
}

/** Operations and events that are in the file of another resource. */
function strayProblems(api: Api): Diagnostic[] {
  const files = resourceFiles(api);
  const fileOf = (tag: string): string | undefined => files.find((one) => one.tag === tag)?.part.file;
  return files.flatMap(({ part, tag }) => {
    const { paths = {}, components } = part.value as Partial<Description>;
    const stray = (path: Path, other: string): Diagnostic[] => {
      const home = fileOf(other);
      if (other === tag || home === undefined) return [];
      const message = `this belongs to ${quote(other)}, but the file is that of ${quote(tag)}`;
      return [{ file: part.file, ...part.locate(path), message, fix: `move it to ${home}` }];
    };
    const operations = operationsOf({ paths }).flatMap(({ path, method, operation }) =>
      stray(['paths', path, method, 'tags'], operation.tags?.[0] ?? tag),
    );
    const choices: readonly Choice[] = components?.schemas?.event_category?.oneOf ?? [];
    const events = choices.flatMap(({ const: event }, index) =>
      stray(['components', 'schemas', 'event_category', 'oneOf', index], String(event).replace(/\..*/, '')),
    );
    return [...operations, ...events];
  });
}

/** What is wrong with the description. Of examples and the linter's rules, only what has changed is looked at again. */
export async function descriptionDiagnostics(api: Api): Promise<Diagnostic[]> {
  const { description, locate } = api;
  const said = [
    ...tagProblems(description),
    ...Object.entries(description.components.schemas).flatMap(([name, schema]) =>
      withoutMeaning(schema, ['components', 'schemas', name]),
    ),
    ...operationProblems(description),
    ...(await exampleDiagnostics(api)),
  ];
  return [
    ...said.map(({ path, message, fix }) => ({ ...locate(path), message, fix })),
    ...strayProblems(api),
    ...(await lintDiagnostics(api)),
  ];
}
