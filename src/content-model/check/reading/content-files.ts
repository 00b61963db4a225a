/** Finds the content files of a folder, and checks their locations and names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { type ContentType, contentTypeOf, contentTypes, isHidden, slugOf } from '../../content-types';
import { imageNameOf, isImage } from '../../images';
import { type CacheEntry, type CheckCache, openCache } from '../cache/check-cache';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { fixFor, listed, nearest } from '../diagnostics/suggestions';
import {
  type ContentFile,
  type ReadContent,
  readContent,
  restoredContent,
  savedContent,
} from './content-file';

/** A file of a content type, with or without valid syntax. */
export type FoundFile = { file: string; type: ContentType; slug: string };

/** `images` are the names of pictures; `entries` has the cache entry of each of the contents. */
export type AllContent = {
  contents: ContentFile[];
  entries: Map<ContentFile, CacheEntry>;
  files: FoundFile[];
  images: string[];
  diagnostics: Diagnostic[];
};

const pathOf = (type: ContentType): string =>
  type.kind === 'folder'
    ? `${type.source}/*.${type.format === 'yaml' ? 'yaml' : 'md'}`
    : `${type.source}.yaml`;

const whole = (file: string, message: string, fix: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  message,
  fix,
});

/** The likely fix for a file without a content type: another extension, folder or name. */
function fixForPlace(path: string): string {
  const bare = path.replace(/\.[^./]+$/, '');
  const renamed = [`${bare}.yaml`, `${bare}.md`].find((other) => contentTypeOf(other));
  if (renamed && /\.(ya?ml|md|markdown)$/i.test(path)) return `rename it to "${renamed}"`;
  if (/\.(png|jpe?g|webp)$/i.test(path))
    return `move it to updates/images/, with a name of lowercase words, such as "updates/images/void-after.png"`;
  if (!/\.(ya?ml|md|markdown)$/i.test(path)) return 'move it to static/ if a page shows it, or remove it';
  const folders = [
    ...new Set(contentTypes.filter(({ kind }) => kind === 'folder').map(({ source }) => source)),
  ];
  const folder = path.includes('/') ? nearest(path.slice(0, path.lastIndexOf('/')), folders) : undefined;
  if (folder) return `did you mean the folder "${folder}"?`;
  const ofFormat = path.endsWith('.md') ? 'markdown' : 'yaml';
  const fitting = contentTypes.filter(({ kind, format }) => kind === 'folder' && format === ofFormat);
  const move = `move it to one of the folders ${listed(fitting.map(({ source }) => `"${source}"`))}`;
  const single = contentTypes.filter(({ kind }) => kind !== 'folder').map(pathOf);
  return path.includes('/') ? move : fixFor(path, single, move);
}

function nameDiagnostics({ file, type, slug }: FoundFile): Diagnostic[] {
  if (type.kind !== 'folder' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const likely = slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const ending = file.slice(file.lastIndexOf('.'));
  return [
    whole(
      file,
      `the file name "${slug}" cannot be part of an address`,
      `use lowercase words joined by hyphens, such as "${likely || 'new-name'}${ending}"`,
    ),
  ];
}

/** Required files that are missing. */
function missingFiles(files: readonly FoundFile[]): Diagnostic[] {
  return contentTypes
    .filter((type) => type.kind !== 'folder' && !files.some((found) => found.type === type))
    .map((type) =>
      whole(
        `content/${pathOf(type)}`,
        `the file "${pathOf(type)}" is missing`,
        'restore it from the Git history',
      ),
    );
}

/** Parsed files by cache entry: in a long-running process, a file with the same text is the same object. */
const reads = new WeakMap<CacheEntry, ReadContent>();

/** Parses a file, unless this run or an earlier one has parsed the same text. */
function readCached({ file, type }: FoundFile, text: string, cache: CheckCache): [ReadContent, CacheEntry] {
  const entry = cache.entryOf(file, text);
  const known = reads.get(entry);
  if (known) return [known, entry];
  const saved = cache.recall<string>(entry, 'read', '');
  const read: ReadContent =
    saved === undefined
      ? readContent(file, type, text)
      : { content: restoredContent(file, type, text, saved), diagnostics: [] };
  const json = saved === undefined && read.content ? savedContent(read.content) : undefined;
  if (json !== undefined) cache.store(entry, 'read', '', json);
  reads.set(entry, read);
  return [read, entry];
}

/** The text of a file; undefined if it was removed after the folder was listed. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The paths of all files below a folder, sorted, with "/" as separator. Excludes hidden files. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => path.split(/[\\/]/).join(posix.sep))
    .filter((path) => !isHidden(path))
    .sort();

/** Reads the content files of some types below a folder. Files with a syntax error are left out. */
export function readContentFiles(
  folder: string,
  isWanted: (type: ContentType) => boolean,
  cache: CheckCache,
): ContentFile[] {
  return pathsBelow(folder).flatMap((path) => {
    const type = contentTypeOf(path);
    const text = type && isWanted(type) ? textOf(join(folder, path)) : undefined;
    if (!type || text === undefined) return [];
    const [{ content }] = readCached(
      { file: posix.join('content', path), type, slug: slugOf(path) },
      text,
      cache,
    );
    return content ? [content] : [];
  });
}

/**
 * Reads every content file below a folder. Reports files without a content type, names that can't be part of an address, and
 * missing files.
 */
export function readAllContent(folder: string, cache: CheckCache = openCache()): AllContent {
  const all: AllContent = { contents: [], entries: new Map(), files: [], images: [], diagnostics: [] };
  for (const path of pathsBelow(folder)) {
    const file = posix.join('content', path);
    if (isImage(path)) {
      all.images.push(imageNameOf(path) ?? '');
      continue;
    }
    const type = contentTypeOf(path);
    if (!type) {
      all.diagnostics.push(whole(file, `no content type reads the file "${path}"`, fixForPlace(path)));
      continue;
    }
    const found = { file, type, slug: slugOf(path) };
    const text = textOf(join(folder, path));
    if (text === undefined) continue;
    const [{ content, diagnostics }, entry] = readCached(found, text, cache);
    all.files.push(found);
    if (content) {
      all.contents.push(content);
      all.entries.set(content, entry);
    }
    all.diagnostics.push(...nameDiagnostics(found), ...diagnostics);
  }
  return { ...all, diagnostics: [...all.diagnostics, ...missingFiles(all.files)] };
}
