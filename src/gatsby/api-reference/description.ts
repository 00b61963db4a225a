/** Reads the description of the API for the pages: once for each state of its file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from '../../content-model/api/types';
import { readContent } from '../../content-model/check/read';
import { contentTypes } from '../../content-model/content-types';
import { sourceFolder } from '../checked-content';

const source = 'api/openapi.yaml';

/** The record that stands for the file in Gatsby's data. */
export type DescriptionRecord = { readonly internal: { readonly contentDigest: string } };

let last: { digest: string; description: Description } | undefined;

/** The description with its tokens. Throws where the file cannot be read: the content check refuses it before. */
export function readDescription(text: string): Description {
  const type = contentTypes.find(({ name }) => name === 'ApiDescription');
  const content = type && readContent(`content/${source}`, type, text).content;
  if (!content) throw new Error(`content/${source} cannot be read; "npm run check" says why.`);
  return content.value as Description;
}

/** The description that a record stands for. */
export function descriptionOf({ internal: { contentDigest: digest } }: DescriptionRecord): Description {
  if (last?.digest !== digest)
    last = { digest, description: readDescription(readFileSync(join(sourceFolder(), source), 'utf8')) };
  return last.description;
}
