/** What editors wrote, for tests that compare the site with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentTypes, slugOf } from '../../../src/content-model/content-types';

const folder = join(__dirname, '..', '..', '..', 'content');

/** A file of content/ as data; of a Markdown file, its front matter. Its shape is what the caller expects. */
export function readContent<T>(file: string): T {
  const text = readFileSync(join(folder, file), 'utf8');
  const source = file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text;
  return parse(source) as T;
}

/** The files of records in a folder of content/, from content/ on; pictures stand in a folder of their own. */
export function contentFiles(under: string): string[] {
  return readdirSync(join(folder, under))
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => `${under}/${file}`);
}

/** Every page that is made from a record of its own, with the file of the record. */
export function pageFiles(): { route: string; file: string }[] {
  return contentTypes.flatMap(({ source, kind, format, route }) => {
    if (!route) return [];
    const files =
      kind === 'folder' ? contentFiles(source) : [`${source}.${format === 'yaml' ? 'yaml' : 'md'}`];
    return files.map((file) => ({ route: route(slugOf(file)), file }));
  });
}

type Brand = {
  name: string;
  legal_name: string;
  url: string;
  default_title: string;
  default_description: string;
  structured_description: string;
  urls: Record<'sign_in' | 'sign_up' | 'status' | 'documentation' | 'api' | 'sandbox_api', string>;
};

/** content/site.yaml. */
export const brand = (): Brand => readContent<Brand>('site.yaml');
