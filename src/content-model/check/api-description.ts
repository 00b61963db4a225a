/** Checks the description of the API for what the reference needs: words for everything, and examples that fit. */
import { isSimulation, operationsOf } from '../api/operations';
import type { Description, Schema } from '../api/types';
import { exampleProblems, type Said } from './api-examples';
import type { Api } from './api-sources';
import type { Path } from './places';
import { type Problem, quote } from './problem';
import { fixFor } from './suggest';

/** Fields and values of a schema that say nothing of what they mean. */
function withoutMeaning(schema: Schema, path: Path): Said[] {
  const { properties = {}, items, oneOf = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const own = [...path, 'properties', name];
    const said = field.$ref !== undefined || field.description;
    const fix = 'add "description: …" to it';
    return [
      ...(said ? [] : [{ path: own, message: `the field ${quote(name)} has no description`, fix }]),
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

function tagProblems({ tags, components, 'x-tagGroups': groups }: Description): Said[] {
  const names = tags.map(({ name }) => name);
  const grouped = groups.flatMap((group) => group.tags);
  const schemas = Object.keys(components.schemas);
  return [
    ...tags.flatMap(({ name }, index): Said[] => [
      ...(schemas.includes(name)
        ? []
        : [
            {
              path: ['tags', index, 'name'],
              message: `${quote(name)} is the name of no schema`,
              fix: fixFor(name, schemas),
            },
          ]),
      ...(grouped.includes(name)
        ? []
        : [
            {
              path: ['tags', index, 'name'],
              message: `${quote(name)} is in no group, so that the reference does not list it`,
              fix: 'add it to a group of x-tagGroups',
            },
          ]),
    ]),
    ...groups.flatMap((group, place) =>
      group.tags.flatMap((name, index) =>
        names.includes(name)
          ? []
          : [
              {
                path: ['x-tagGroups', place, 'tags', index],
                message: `${quote(name)} is the name of no tag`,
                fix: fixFor(name, names),
              },
            ],
      ),
    ),
  ];
}

function operationProblems(api: Description): Said[] {
  const names = api.tags.map(({ name }) => name);
  return operationsOf(api).flatMap(({ path, method, operation }): Said[] => {
    const place = ['paths', path, method];
    const [tag = ''] = operation.tags ?? [];
    const body = operation.requestBody?.content ?? {};
    return [
      ...(names.includes(tag)
        ? []
        : [{ path: place, message: `${quote(tag)} is the name of no tag`, fix: fixFor(tag, names) }]),
      ...(['summary', 'description'] as const)
        .filter((field) => !operation[field])
        .map((field) => ({ path: place, message: `it has no ${field}`, fix: `add "${field}: …"` })),
      ...(isSimulation(path) && method !== 'post'
        ? [{ path: place, message: 'a simulation is not a POST', fix: 'write "post:"' }]
        : []),
      ...Object.entries(body).flatMap(([type, { schema }]) =>
        withoutMeaning(schema, [...place, 'requestBody', 'content', type, 'schema']),
      ),
    ];
  });
}

const found = new WeakMap<Api, Problem[]>();

/** What is wrong with the description, beside what OpenAPI itself asks for. Looked for once. */
export function apiProblems(api: Api): Problem[] {
  const { content, description } = api;
  const problems =
    found.get(api) ??
    [
      ...tagProblems(description),
      ...Object.entries(description.components.schemas).flatMap(([name, schema]) =>
        withoutMeaning(schema, ['components', 'schemas', name]),
      ),
      ...operationProblems(description),
      ...exampleProblems(api),
    ].map(({ path, message, fix }) => ({ file: content.file, ...content.locate(path), message, fix }));
  found.set(api, problems);
  return problems;
}
