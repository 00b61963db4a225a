/** Content files, for tests that compare the site with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentTypes, slugOf } from '../../../src/content-model/content-types';

const folder = join(__dirname, '..', '..', '..', 'content');

/** Parses a file of content/, or the front matter of a Markdown file. The caller gives its shape. */
export function readContent<T>(file: string): T {
  const text = readFileSync(join(folder, file), 'utf8');
  const source = file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text;
  return parse(source) as T;
}

/** The record files in a folder of content/, by path in content/; pictures are in a separate folder. */
export function contentFiles(under: string): string[] {
  return readdirSync(join(folder, under))
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => `${under}/${file}`);
}

/** All pages with a record file, and that file. */
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
