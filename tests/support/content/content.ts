/** Content files, for tests that compare the site with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentTypes, slugOf } from '../../../src/content-model/content-types';
import { oncePerText } from '../once';

const folder = join(__dirname, '..', '..', '..', 'content');

const parsed = oncePerText((file: string): unknown => {
  const text = readFileSync(join(folder, file), 'utf8');
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
});

/**
 * Parses a file of content/, or the front matter of a Markdown file. Cached, so don't modify it.
 * @param file its path in content/
 * @returns the content, in the shape that the caller gives
 */
export const readContent = <T>(file: string): T => parsed(file) as T;

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
