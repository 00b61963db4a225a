/** Validates the examples of the API description against its schemas. */
import { exampleOf, exampleOfContent } from '../../api/example';
import { type Description, type MediaType, type Schema, schemaRef } from '../../api/openapi';
import { operationsOf } from '../../api/operations';
import { keysOf, pointerTo, valueAt } from '../../api/pointer';
import type { ValidationError } from '../../api/validator';
import { quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { Path } from '../reading/places';
import { inWords, isIdOf, objectNames } from './ids';
import type { LocatedError } from './located-error';
import type { Api } from './sources';

/** The position of the example of a part of a schema: in the field that has it, even through references. */
function placeOfExample(root: Description, schema: Path, part: readonly string[]): Path {
  const here = valueAt(root, schema) as Schema | undefined;
  if (here?.$ref !== undefined && !here.examples) return placeOfExample(root, keysOf(here.$ref), part);
  // A part that is null in the example has its own examples below.
  if (here?.examples && (part.length === 0 || here.examples[0] !== null))
    return [...schema, 'examples', 0, ...part];
  const [key, ...rest] = part;
  if (key === undefined || !here) return schema;
  if (here.items) return placeOfExample(root, [...schema, 'items'], rest);
  return here.properties?.[key] ? placeOfExample(root, [...schema, 'properties', key], rest) : schema;
}

const toLocatedError = (path: Path, { message, fix }: ValidationError): LocatedError => ({
  path,
  message: `the example is invalid: ${message}`,
  fix,
});

/**
 * The field of a schema that an example lacks, because the field has no example itself.
 * @param schema the path of the schema whose example it is
 */
function withoutExample(
  api: Description,
  schema: Path,
  { message }: ValidationError,
): LocatedError | undefined {
  const [, name = ''] = /^the field "(.+)" is missing$/.exec(message) ?? [];
  const path = [...schema, 'properties', name];
  if (name === '' || valueAt(api, path) === undefined) return undefined;
  return { path, message: `the field ${quote(name)} has no example`, fix: 'add "examples: […]" to it' };
}

/** Errors in the objects' examples, also with the parts that are null in them. */
async function objectErrors({ description: api, faultsOf }: Api): Promise<LocatedError[]> {
  const checks = Object.entries(api.components.schemas).flatMap(([name, schema]) =>
    (['as written', 'all parts'] as const).map(async (depth) => {
      const faults = await faultsOf(schemaRef(name), exampleOf(schema, api, depth));
      return faults.map((fault) => {
        const place = placeOfExample(api, ['components', 'schemas', name], fault.path);
        return withoutExample(api, place, fault) ?? toLocatedError(place, fault);
      });
    }),
  );
  return (await Promise.all(checks)).flat();
}

type Media = { path: Path; media: MediaType };

const mediaIn = (content: Readonly<Record<string, MediaType>> = {}, path: Path): Media[] =>
  Object.entries(content).map(([type, media]) => ({ path: [...path, 'content', type], media }));

/** All request and response bodies. */
function allMedia(api: Description): Media[] {
  const ofOperations = operationsOf(api).flatMap(({ path, method, operation }) => {
    const place = ['paths', path, method];
    return [
      ...mediaIn(operation.requestBody?.content, [...place, 'requestBody']),
      ...Object.entries(operation.responses).flatMap(([status, response]) =>
        'content' in response ? mediaIn(response.content, [...place, 'responses', status]) : [],
      ),
    ];
  });
  const shared = Object.entries(api.components.responses).flatMap(([name, { content }]) =>
    mediaIn(content, ['components', 'responses', name]),
  );
  return [...ofOperations, ...shared].filter(({ media }) => media.schema.format !== 'binary');
}

/** The position of an error: in an explicit example, in the operation's changes, or in the field with the example. */
function placeIn({ path, media }: Media, fault: ValidationError, api: Description): Path {
  const [first] = fault.path;
  if (media.example !== undefined) return [...path, 'example', ...fault.path];
  const changes = media['x-changes'];
  if (first !== undefined && changes && first in changes) return [...path, 'x-changes', ...fault.path];
  return placeOfExample(api, [...path, 'schema'], fault.path);
}

async function mediaErrors({ description: api, faultsOf }: Api): Promise<LocatedError[]> {
  const checks = allMedia(api).map(async (one) => {
    const example = one.media.example ?? exampleOfContent(one.media, api);
    const faults = await faultsOf(pointerTo([...one.path, 'schema']), example);
    return faults.map((fault) => {
      const place = placeIn(one, fault, api);
      return withoutExample(api, place, fault) ?? toLocatedError(place, fault);
    });
  });
  return (await Promise.all(checks)).flat();
}

/** Examples of parameters that don't fit their schemas. */
async function parameterErrors({ description: api, faultsOf }: Api): Promise<LocatedError[]> {
  const own = operationsOf(api).flatMap(({ path, method, operation }) =>
    (operation.parameters ?? []).map((one, index) => ({
      one,
      path: ['paths', path, method, 'parameters', index],
    })),
  );
  const shared = Object.entries(api.components.parameters ?? {}).map(([name, one]) => ({
    one,
    path: ['components', 'parameters', name],
  }));
  const checks = [...own, ...shared].map(async ({ one, path }) => {
    if ('$ref' in one) return [];
    const { examples = [] } = one.schema;
    const faults = await Promise.all(
      examples.map(async (example, index) =>
        (await faultsOf(pointerTo([...path.map(String), 'schema']), example)).map((fault) =>
          toLocatedError([...path, 'schema', 'examples', index, ...fault.path], fault),
        ),
      ),
    );
    return faults.flat();
  });
  return (await Promise.all(checks)).flat();
}

/** Fields that an operation changes in its object, but that the object doesn't have. */
function changeErrors(api: Description): LocatedError[] {
  return allMedia(api).flatMap(({ path, media }): LocatedError[] => {
    const known = Object.keys(fieldsOf(media.schema, api));
    if (known.length === 0) return [];
    return Object.keys(media['x-changes'] ?? {}).flatMap((name): LocatedError[] =>
      known.includes(name)
        ? []
        : [
            {
              path: [...path, 'x-changes', name],
              onKey: true,
              message: `the object has no field ${quote(name)} to change`,
              fix: fixFor(name, known),
            },
          ],
    );
  });
}

/** The fields of a schema, through its references. */
function fieldsOf({ $ref, properties = {} }: Schema, api: Description): Readonly<Record<string, unknown>> {
  const target = $ref === undefined ? undefined : (valueAt(api, keysOf($ref)) as Schema | undefined);
  return { ...(target ? fieldsOf(target, api) : {}), ...properties };
}

/** IDs in examples that are of another kind than their fields. */
const exampleIdErrors = (api: Description): LocatedError[] => idErrorsIn(api, api, [], objectNames(api));

function idErrorsIn(value: unknown, api: Description, path: Path, names: readonly string[]): LocatedError[] {
  if (typeof value !== 'object' || value === null) return [];
  const { 'x-references': kind, examples } = value as { 'x-references'?: unknown; examples?: unknown };
  const list: readonly unknown[] = Array.isArray(examples) ? examples : [];
  const here =
    typeof kind !== 'string' || !names.includes(kind)
      ? []
      : list.flatMap((example, index): LocatedError[] =>
          typeof example !== 'string' || isIdOf(kind, example, names)
            ? []
            : [
                {
                  path: [...path, 'examples', index],
                  message: `the example ${quote(example)} is not the ID of ${inWords(kind)}`,
                  fix: `write an ID that starts with "${kind}_"`,
                },
              ],
        );
  const below = Object.entries(value).flatMap(([key, entry]) =>
    idErrorsIn(entry, api, [...path, Array.isArray(value) ? Number(key) : key], names),
  );
  return [...here, ...below];
}

/** Invalid examples, each once. */
export async function exampleDiagnostics(api: Api): Promise<LocatedError[]> {
  const all = [
    ...(await objectErrors(api)),
    ...(await mediaErrors(api)),
    ...(await parameterErrors(api)),
    ...changeErrors(api.description),
    ...exampleIdErrors(api.description),
  ];
  return [...new Map(all.map((one) => [`${one.path.join('/')} ${one.message}`, one])).values()];
}
