/** Writes the description of the API where it can be downloaded: /openapi.json and /openapi.yaml. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { stringify } from 'yaml';

type Data = { apiDescription: { json: string } };

/** Writes the files below `folder`. */
export async function writeOpenApi(graphql: CreatePagesArgs['graphql'], folder: string): Promise<void> {
  const { data, errors } = await graphql<Data>('{ apiDescription { json } }');
  if (!data) throw new Error(`openapi.json: ${String(errors)}`);
  const { json } = data.apiDescription;
  const served = JSON.parse(json) as object;
  await writeFile(join(folder, 'openapi.json'), `${json}\n`);
  await writeFile(
    join(folder, 'openapi.yaml'),
    stringify(served, { aliasDuplicateObjects: false, lineWidth: 0 }),
  );
}
