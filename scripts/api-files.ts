/**
 * After a build: the API description of public/openapi.json for tools that read something else. As YAML that YAML 1.1 reads alike, as
 * OpenAPI 3.0, and as a collection for Postman.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Converter } from '@apiture/openapi-down-convert';
import { bundleFromString, createConfig } from '@redocly/openapi-core';
import { convertV2 } from 'openapi-to-postmanv2';
import { stringify } from 'yaml';

const text = readFileSync('public/openapi.json', 'utf8');
const description = () => JSON.parse(text);

/** OpenAPI 3.0 has no webhooks, and so no use for the types of their payloads. */
async function openApi30(): Promise<unknown> {
  const { info, webhooks: _none, ...rest } = description();
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

async function write(): Promise<void> {
  const yaml = stringify(description(), { aliasDuplicateObjects: false, lineWidth: 0, version: '1.1' });
  writeFileSync('public/openapi.yaml', yaml);
  writeFileSync('public/openapi-3.0.json', JSON.stringify(await openApi30()));
  writeFileSync('public/postman-collection.json', JSON.stringify(await postmanCollection()));
}

void write();
