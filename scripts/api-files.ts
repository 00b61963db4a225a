/**
 * After a build: the API description for tools that read something else than public/openapi.json, as OpenAPI 3.0 and as a collection for
 * Postman; how it differs from earlier ones; and the API catalog (RFC 9727), which says where they are.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Converter } from '@apiture/openapi-down-convert';
import { bundleFromString, createConfig } from '@redocly/openapi-core';
import { convertV2 } from 'openapi-to-postmanv2';
import { createPatch } from 'rfc6902';

const text = readFileSync('public/openapi.json', 'utf8');
const description = () => JSON.parse(text);

/** OpenAPI 3.0 has no type for null, which the converter leaves in "anyOf". */
const withNullable = (_key: string, value: { readonly type?: unknown } | null): unknown =>
  value?.type === 'null' ? { type: 'object', nullable: true, enum: [null] } : value;

/** OpenAPI 3.0 has no webhooks, and so no use for the types of their payloads. */
async function openApi30(): Promise<unknown> {
  const { info, webhooks: _none, ...rest } = JSON.parse(text, withNullable);
  const { summary: _line, ...kept } = info;
  const source = JSON.stringify(new Converter({ ...rest, info: kept }, { allOfTransform: true }).convert());
  const { bundle } = await bundleFromString({
    source,
    config: await createConfig({}),
    removeUnusedComponents: true,
  });
  return bundle.parsed;
}

const postmanCollection = (): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const input = { type: 'json', data: description() } as const;
    const options = { folderStrategy: 'Tags', requestParametersResolution: 'Example' } as const;
    convertV2(input, options, (error, converted) => {
      if (converted?.result) resolve(converted.output?.[0]?.data);
      else reject(error ?? new Error(converted?.reason));
    });
  });

/** The descriptions before breaking changes, each named by its version. */
const earlier = readdirSync('static/openapi').map((file) => file.replace('.json', ''));

/** What changed since an earlier description, as JSON Patch (RFC 6902). */
const changesSince = (version: string): unknown =>
  createPatch(JSON.parse(readFileSync(`static/openapi/${version}.json`, 'utf8')), description());

/** The catalog, as a link set (RFC 9264). */
function apiCatalog(): unknown {
  const { info, servers } = description();
  const at = (path: string, type: string) => ({ href: new URL(path, info.license.url).href, type });
  const json = (name: string) => at(`/${name}.json`, 'application/json');
  const descriptions = [json('openapi'), at('/openapi.yaml', 'application/yaml')];
  return {
    linkset: servers.map(({ url }: { url: string }) => ({
      anchor: url,
      'service-desc': descriptions,
      'service-doc': [at('/documentation/api', 'text/html')],
      'service-meta': [
        ...['codes', 'facts', 'fees', 'lifecycles', 'banking-days'].map(json),
        ...earlier.flatMap((version) => [
          json(`openapi/${version}`),
          at(`/openapi/${version}.patch.json`, 'application/json-patch+json'),
        ]),
      ],
    })),
  };
}

async function write(): Promise<void> {
  mkdirSync('public/.well-known', { recursive: true });
  writeFileSync('public/.well-known/api-catalog', JSON.stringify(apiCatalog()));
  for (const version of earlier)
    writeFileSync(`public/openapi/${version}.patch.json`, JSON.stringify(changesSince(version)));
  writeFileSync('public/openapi-3.0.json', JSON.stringify(await openApi30()));
  writeFileSync('public/postman-collection.json', JSON.stringify(await postmanCollection()));
}

void write();
