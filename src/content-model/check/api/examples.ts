/** Validates the examples of the API description against its schemas. */
import { exampleOf, exampleOfContent } from '../../api/example';
import { type Description, type MediaType, type Schema, schemaRef } from '../../api/openapi';
import { operationsOf } from '../../api/operations';
import { keysOf, pointerTo, valueAt } from '../../api/pointer';
import type { ValidationError } from '../../api/validator';
import type { Path } from '../reading/places';
import type { Api } from './sources';

/** An error by the way to it. */
export type Said = { readonly path: Path; readonly message: string; readonly fix: string };

/** Where the example of a part of a schema stands: in the field that it is an example of, behind references too. */
function placeOfExample(root: Description, schema: Path, part: readonly string[]): Path {
  const here = valueAt(root, schema) as Schema | undefined;
  if (here?.$ref !== undefined && !here.examples) return placeOfExample(root, keysOf(here.$ref), part);
  // A part that the example leaves null has its own examples below.
  if (here?.examples && (part.length === 0 || here.examples[0] !== null)) return [...schema, 'examples'];
  const [key, ...rest] = part;
  if (key === undefined || !here) return schema;
  if (here.items) return placeOfExample(root, [...schema, 'items'], rest);
  return here.properties?.[key] ? placeOfExample(root, [...schema, 'properties', key], rest) : schema;
}

const said = (path: Path, { message, fix }: ValidationError): Said => ({
  path,
  message: `the example does not fit: ${message}`,
  fix,
});

/** The objects, also with the parts that their examples leave null. */
async function ofObjects({ description: api, faultsOf }: Api): Promise<Said[]> {
  const checks = Object.entries(api.components.schemas).flatMap(([name, schema]) =>
    (['as written', 'all parts'] as const).map(async (depth) => {
      const faults = await faultsOf(schemaRef(name), exampleOf(schema, api, depth));
      return faults.map((fault) =>
        said(placeOfExample(api, ['components', 'schemas', name], fault.path), fault),
      );
    }),
  );
  return (await Promise.all(checks)).flat();
}

type Media = { path: Path; media: MediaType };

const mediaIn = (content: Readonly<Record<string, MediaType>> = {}, path: Path): Media[] =>
  Object.entries(content).map(([type, media]) => ({ path: [...path, 'content', type], media }));

/** All that is sent and answered. */
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

/** A fault stands in the example that is written here, in what the operation changes, or where the field has its example. */
function placeIn({ path, media }: Media, fault: ValidationError, api: Description): Path {
  const [first] = fault.path;
  if (media.example !== undefined) return [...path, 'example', ...fault.path];
  const changes = media['x-changes'];
  if (first !== undefined && changes && first in changes) return [...path, 'x-changes', ...fault.path];
  return placeOfExample(api, [...path, 'schema'], fault.path);
}

async function ofMedia({ description: api, faultsOf }: Api): Promise<Said[]> {
  const checks = allMedia(api).map(async (one) => {
    const example = one.media.example ?? exampleOfContent(one.media, api);
    const faults = await faultsOf(pointerTo([...one.path, 'schema']), example);
    return faults.map((fault) => said(placeIn(one, fault, api), fault));
  });
  return (await Promise.all(checks)).flat();
}

/** Examples that do not fit, each once. */
export async function exampleDiagnostics(api: Api): Promise<Said[]> {
  const all = [...(await ofObjects(api)), ...(await ofMedia(api))];
  return [...new Map(all.map((one) => [`${one.path.join('/')} ${one.message}`, one])).values()];
}
