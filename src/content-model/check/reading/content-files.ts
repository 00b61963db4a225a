/** Finds the content files of a folder, and checks their locations and names. */
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { type ContentType, contentTypeOf, contentTypes, isHidden, slugOf } from '../../content-types';
import { imageNameOf, isImage } from '../../images';
import { type CacheEntry, type CheckCache, openCache } from '../cache/check-cache';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { failureOf } from '../diagnostics/guarded';
import { fixFor, listed, nearest } from '../diagnostics/suggestions';
import {
  type ContentFile,
  type ReadContent,
  readContent,
  restoredContent,
  savedContent,
} from './content-file';
import { imageDiagnostics } from './image-files';

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

/** The path of a text with the right extension, if another one is the only error. */
function withRightEnding(path: string): string | undefined {
  const bare = path.replace(/\.[^./]+$/, '');
  if (!/\.(ya?ml|md|markdown)$/i.test(path)) return undefined;
  return [`${bare}.yaml`, `${bare}.md`].find((other) => contentTypeOf(other));
}

/** The likely fix for a file without a content type: another extension, folder or name. */
function fixForPlace(path: string): string {
  const renamed = withRightEnding(path);
  if (renamed) return `rename it to "${renamed}"`;
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

/** The slug that a name means. */
const plainSlug = (slug: string): string =>
  slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function nameDiagnostics({ file, type, slug }: FoundFile): Diagnostic[] {
  if (type.kind !== 'folder' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const likely = plainSlug(slug);
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

/** Parses a file. Whatever a parser throws is an error of the file. */
function readSafely(file: string, type: ContentType, text: string): ReadContent {
  try {
    return readContent(file, type, text);
  } catch (error) {
    return { diagnostics: [failureOf('reading', file, error)] };
  }
}

type Parsed = {
  readonly hash: string;
  readonly read: ReadContent;
  /** For the cache on disk. */
  readonly json: string | undefined;
};

/** The last text of each file that this process has parsed, for checks with another cache or of another copy. */
const lastParsed = new Map<string, Parsed>();

function parsed({ file, type }: FoundFile, text: string, hash: string): Parsed {
  const last = lastParsed.get(file);
  if (last?.hash === hash) return last;
  const read = readSafely(file, type, text);
  const made = { hash, read, json: read.content && savedContent(read.content) };
  lastParsed.set(file, made);
  return made;
}

/** Parses a file, unless this run or an earlier one has parsed the same text. */
export function readCached(found: FoundFile, text: string, cache: CheckCache): [ReadContent, CacheEntry] {
  const { file, type } = found;
  const entry = cache.entryOf(file, text);
  const known = reads.get(entry);
  if (known) return [known, entry];
  const saved = cache.recall<string>(entry, 'read', '');
  if (saved !== undefined) {
    const read = { content: restoredContent(file, type, text, saved), diagnostics: [] };
    reads.set(entry, read);
    return [read, entry];
  }
  const { read, json } = parsed(found, text, entry.hash);
  if (json !== undefined) cache.store(entry, 'read', '', json);
  reads.set(entry, read);
  return [read, entry];
}

/** The most bytes of a text. */
const mostBytes = 1_000_000;

const cannotRead = (file: string, size?: number): Diagnostic =>
  size === undefined
    ? whole(file, 'the file cannot be read', 'give yourself the permission to read it')
    : whole(
        file,
        `the file has ${(size / 1_000_000).toFixed(1)} MB, which is too large`,
        'split it, or remove what does not belong to it',
      );

/** The text of a file, or why it can't be read; undefined if it was removed after the folder was listed. */
function textOf(path: string, file: string): string | Diagnostic | undefined {
  try {
    const { size } = statSync(path);
    return size > mostBytes ? cannotRead(file, size) : readFileSync(path, 'utf8');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : cannotRead(file);
  }
}

/** The paths below a folder, sorted, with "/" as separator. Excludes hidden ones. */
function pathsBelow(folder: string): { files: string[]; links: string[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathsOf = (isWanted: (entry: Dirent) => boolean) =>
    entries
      .filter(isWanted)
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((path) => path.split(/[\\/]/).join(posix.sep))
      .filter((path) => !isHidden(path))
      .sort();
  return { files: pathsOf((entry) => entry.isFile()), links: pathsOf((entry) => entry.isSymbolicLink()) };
}

/** Reads the content files of some types below a folder. Files with a syntax error are left out. */
export function readContentFiles(
  folder: string,
  isWanted: (type: ContentType) => boolean,
  cache: CheckCache,
): ContentFile[] {
  return pathsBelow(folder).files.flatMap((path) => {
    const type = contentTypeOf(path);
    const text = type && isWanted(type) ? textOf(join(folder, path), path) : undefined;
    if (!type || typeof text !== 'string') return [];
    const [{ content }] = readCached(
      { file: posix.join('content', path), type, slug: slugOf(path) },
      text,
      cache,
    );
    return content ? [content] : [];
  });
}

/** A symbolic link. It counts as a page and as a name, so that links to it aren't errors too. */
function addLink(all: AllContent, path: string): void {
  const type = contentTypeOf(path);
  const file = posix.join('content', path);
  if (type) all.files.push({ file, type, slug: slugOf(path) });
  if (isImage(path)) all.images.push(imageNameOf(path) ?? '');
  const message = `"${path}" is a symbolic link, which is not followed`;
  all.diagnostics.push(whole(file, message, 'put a copy of the file in its place'));
}

/** A file of a content type with its text. */
export type FoundText = { found: FoundFile; text: string };

/** The texts of a folder's content files that can be read. */
export const textsBelow = (folder: string): FoundText[] =>
  pathsBelow(folder).files.flatMap((path) => {
    const type = contentTypeOf(path);
    const file = posix.join('content', path);
    const text = type && textOf(join(folder, path), file);
    return type && typeof text === 'string' ? [{ found: { file, type, slug: slugOf(path) }, text }] : [];
  });

/** A text of a content type. */
function addText(all: AllContent, folder: string, path: string, type: ContentType, cache: CheckCache): void {
  const file = posix.join('content', path);
  const found = { file, type, slug: slugOf(path) };
  const text = textOf(join(folder, path), file);
  if (text === undefined) return;
  const misnamed = nameDiagnostics(found);
  // It counts as a page at the address that's meant, so that links to it aren't errors too.
  all.files.push(misnamed.length > 0 ? { ...found, slug: plainSlug(found.slug) } : found);
  all.diagnostics.push(...misnamed);
  if (typeof text !== 'string') {
    all.diagnostics.push(text);
    return;
  }
  const [{ content, diagnostics }, entry] = readCached(found, text, cache);
  if (content) {
    all.contents.push(content);
    all.entries.set(content, entry);
  }
  all.diagnostics.push(...diagnostics);
}

/** A file without a content type. With another extension only, it counts as the page that it means. */
function addUnknown(all: AllContent, path: string): void {
  const file = posix.join('content', path);
  const type = contentTypeOf(withRightEnding(path) ?? '');
  if (type) all.files.push({ file, type, slug: slugOf(path) });
  all.diagnostics.push(whole(file, `no content type reads the file "${path}"`, fixForPlace(path)));
}

/**
 * Reads every content file below a folder. Reports files without a content type, names that can't be part of an address,
 * pictures and texts that can't be read, symbolic links, and missing files.
 */
export function readAllContent(folder: string, cache: CheckCache = openCache()): AllContent {
  const all: AllContent = { contents: [], entries: new Map(), files: [], images: [], diagnostics: [] };
  const { files, links } = pathsBelow(folder);
  for (const path of links) addLink(all, path);
  for (const path of files) {
    const file = posix.join('content', path);
    const type = contentTypeOf(path);
    if (isImage(path)) {
      all.images.push(imageNameOf(path) ?? '');
      all.diagnostics.push(...imageDiagnostics(join(folder, path), file));
    } else if (type) addText(all, folder, path, type, cache);
    else addUnknown(all, path);
  }
  return { ...all, diagnostics: [...all.diagnostics, ...missingFiles(all.files)] };
}
