/** Finds and reads the content files of a folder. */
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { type ContentType, contentTypeOf, isHidden, slugOf } from '../../content-types';
import { imageNameOf, isImage } from '../../images';
import { type CacheEntry, type CheckCache, openCache } from '../cache/check-cache';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from './content-file';
import {
  type FoundFile,
  fixForPlace,
  meantType,
  misplaced,
  missingFileDiagnostics,
  nameDiagnostics,
  plainSlug,
  whole,
  withRightEnding,
} from './file-places';
import { imageDiagnostics } from './image-files';
import { readCached } from './read-cached';

/** `images` are the names of pictures; `entries` and `texts` have the cache entry and the text of each of the contents. */
export type AllContent = {
  contents: ContentFile[];
  texts: Map<ContentFile, string>;
  entries: Map<ContentFile, CacheEntry>;
  files: FoundFile[];
  images: string[];
  diagnostics: Diagnostic[];
};

/** The most bytes of a text. */
const mostBytes = 1_000_000;

const cannotRead = (file: string, size?: number): Diagnostic =>
  size === undefined
    ? whole(file, 'the file cannot be read', 'give yourself permission to read it')
    : whole(
        file,
        `the file is ${(size / 1_000_000).toFixed(1)} MB, which is too large`,
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

/**
 * The diagnostic for the error of listing a folder without permission; undefined for any other error.
 * @param folder the content folder
 */
export function unreadableFolder(error: unknown, folder: string): Diagnostic | undefined {
  const { code = '', syscall, path = '' } = error as NodeJS.ErrnoException;
  if (syscall !== 'scandir' || !['EACCES', 'EPERM'].includes(code)) return undefined;
  const place = relative(folder, path).split(/[\\/]/);
  const fix = 'give yourself permission to read it';
  return whole(posix.join('content', ...place), 'the folder cannot be read', fix);
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

/** A file of a content type with its text. */
export type FoundText = { found: FoundFile; text: string };

/** The texts of a folder's content files that can be read, of some types or all. */
export const textsBelow = (
  folder: string,
  isWanted: (type: ContentType) => boolean = () => true,
): FoundText[] =>
  pathsBelow(folder).files.flatMap((path) => {
    const type = contentTypeOf(path);
    const file = posix.join('content', path);
    const text = type && isWanted(type) ? textOf(join(folder, path), file) : undefined;
    return type && typeof text === 'string' ? [{ found: { file, type, slug: slugOf(path) }, text }] : [];
  });

/** Reads the content files of some types below a folder. Files with a syntax error are left out. */
export const readContentFiles = (
  folder: string,
  isWanted: (type: ContentType) => boolean,
  cache: CheckCache,
): ContentFile[] =>
  textsBelow(folder, isWanted).flatMap(({ found, text }) => readCached(found, text, cache)[0].content ?? []);

/** A symbolic link. It counts as a page and as a name, so that links to it aren't errors too. */
function addLink(all: AllContent, path: string): void {
  const type = contentTypeOf(path);
  const file = posix.join('content', path);
  if (type) all.files.push({ file, type, slug: slugOf(path) });
  if (isImage(path)) all.images.push(imageNameOf(path) ?? '');
  const message = `"${path}" is a symbolic link, which is not followed`;
  all.diagnostics.push(whole(file, message, 'put a copy of the file in its place'));
}

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
  const meant = content && meantType(content);
  if (meant) {
    // It also counts as a page where it belongs, so that links to it aren't errors too.
    all.files.push({ ...found, type: meant });
    all.diagnostics.push(misplaced(file, meant));
  } else if (content) {
    all.contents.push(content);
    all.entries.set(content, entry);
    all.texts.set(content, text);
  }
  all.diagnostics.push(...diagnostics);
}

/**
 * A file without a content type. With another extension only, it counts as the page that it means, unless that page has its file.
 */
function addUnknown(all: AllContent, path: string, files: readonly string[]): void {
  const file = posix.join('content', path);
  const meant = withRightEnding(path) ?? '';
  const type = contentTypeOf(meant);
  const isCopy = files.includes(meant);
  if (type && !isCopy) all.files.push({ file, type, slug: slugOf(meant) });
  const fix = isCopy ? `move anything new in it to "${meant}", then remove it` : fixForPlace(path);
  all.diagnostics.push(whole(file, `no content type reads the file "${path}"`, fix));
}

/**
 * Reads every content file below a folder. Reports files without a content type, names that can't be part of an address,
 * pictures and texts that can't be read, symbolic links, and missing files.
 */
export function readAllContent(folder: string, cache: CheckCache = openCache()): AllContent {
  const all: AllContent = {
    contents: [],
    texts: new Map(),
    entries: new Map(),
    files: [],
    images: [],
    diagnostics: [],
  };
  const { files, links } = pathsBelow(folder);
  for (const path of links) addLink(all, path);
  for (const path of files) {
    const file = posix.join('content', path);
    const type = contentTypeOf(path);
    if (isImage(path)) {
      all.images.push(imageNameOf(path) ?? '');
      all.diagnostics.push(...imageDiagnostics(join(folder, path), file));
    } else if (type) addText(all, folder, path, type, cache);
    else addUnknown(all, path, files);
  }
  return { ...all, diagnostics: [...all.diagnostics, ...missingFileDiagnostics(all.files)] };
}
