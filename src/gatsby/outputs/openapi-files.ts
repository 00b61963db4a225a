/** Writes the API description for download: /openapi.json and /openapi.yaml. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { stringify } from 'yaml';
import { cacheFolder, cacheKey, fileCache } from '../cache/file-cache';
import { packageVersion } from '../cache/package-version';
import { queryData } from '../post-build/query';

/** The YAML style. */
const layout = { aliasDuplicateObjects: false, lineWidth: 0 } as const;

/** The description as YAML, cached by its JSON: serializing a megabyte of YAML takes seconds. */
async function asYaml(json: string): Promise<string> {
  const cache = fileCache(cacheFolder('openapi'));
  const key = cacheKey(await packageVersion('yaml'), JSON.stringify(layout), json);
  const cached = cache.get(key);
  if (cached) return cached.toString('utf8');
  const text = stringify(JSON.parse(json), layout);
  cache.put(key, text);
  cache.prune();
  return text;
}

type Data = { apiDescription: { json: string } };

/** Writes the files below `folder`. */
export async function writeOpenApi(graphql: CreatePagesArgs['graphql'], folder: string): Promise<void> {
  const data = await queryData<Data>(graphql, 'query OpenApi { apiDescription { json } }');
  const { json } = data.apiDescription;
  await writeFile(join(folder, 'openapi.json'), `${json}\n`);
  await writeFile(join(folder, 'openapi.yaml'), await asYaml(json));
}
