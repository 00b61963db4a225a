/** Validates the examples of the API description against its schemas. */
import { exampleOf, exampleOfContent } from '../../api/example';
import { type Description, type MediaType, type Schema, schemaRef } from '../../api/openapi';
import { operationsOf } from '../../api/operations';
import { keysOf, pointerTo, valueAt } from '../../api/pointer';
import type { ValidationError } from '../../api/validator';
import type { Path } from '../reading/places';
import type { LocatedError } from './located-error';
import type { Api } from './sources';

/** The position of the example of a part of a schema: in the field that has it, even through references. */
function placeOfExample(root: Description, schema: Path, part: readonly string[]): Path {
  const here = valueAt(root, schema) as Schema | undefined;
  if (here?.$ref !== undefined && !here.examples) return placeOfExample(root, keysOf(here.$ref), part);
  // A part that is null in the example has its own examples below.
  if (here?.examples && (part.length === 0 || here.examples[0] !== null)) return [...schema, 'examples'];
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

/** Errors in the objects' examples, also with the parts that are null in them. */
async function objectErrors({ description: api, faultsOf }: Api): Promise<LocatedError[]> {
  const checks = Object.entries(api.components.schemas).flatMap(([name, schema]) =>
    (['as written', 'all parts'] as const).map(async (depth) => {
      const faults = await faultsOf(schemaRef(name), exampleOf(schema, api, depth));
      return faults.map((fault) =>
        toLocatedError(placeOfExample(api, ['components', 'schemas', name], fault.path), fault),
      );
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
    return faults.map((fault) => toLocatedError(placeIn(one, fault, api), fault));
  });
  return (await Promise.all(checks)).flat();
}

/** Invalid examples, each once. */
export async function exampleDiagnostics(api: Api): Promise<LocatedError[]> {
  const all = [...(await objectErrors(api)), ...(await mediaErrors(api))];
  return [...new Map(all.map((one) => [`${one.path.join('/')} ${one.message}`, one])).values()];
}
