/** Reads the content folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { type ContentType, contentTypeOf, isHidden } from '../content-types';
import { isImage } from '../images';
import { type ContentFile, readContentFile } from './content-file';

/** A file that isn't read as content: a picture, or one that doesn't belong there. */
export type OtherFile = { readonly path: string; readonly absolute: string };

export type ContentFolder = {
  readonly contents: readonly ContentFile[];
  readonly pictures: readonly OtherFile[];
  /** Files that no content type reads. */
  readonly others: readonly OtherFile[];
};

const memory = new Map<string, ContentFile>();

/** Reads a file, or returns what an earlier call read from the same text. */
function read(path: string, type: ContentType, text: string): ContentFile {
  const known = memory.get(path);
  if (known?.text === text && known.type === type) return known;
  const made = readContentFile(path, type, text);
  memory.set(path, made);
  return made;
}

/** Reads all files below a folder. Files of text editors and hidden ones are left out. */
export function readContentFolder(
  folder: string,
  isWanted: (type: ContentType) => boolean = () => true,
): ContentFolder {
  const contents: ContentFile[] = [];
  const pictures: OtherFile[] = [];
  const others: OtherFile[] = [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((absolute) => ({ absolute, below: relative(folder, absolute).split(/[\\/]/).join('/') }))
    .filter(({ below }) => !isHidden(below))
    .sort((a, b) => (a.below < b.below ? -1 : 1));
  for (const { absolute, below } of files) {
    const path = posix.join('content', below);
    const type = contentTypeOf(below);
    if (type && !isWanted(type)) continue;
    if (isImage(below)) pictures.push({ path, absolute });
    else if (!type) others.push({ path, absolute });
    else contents.push(read(path, type, readFileSync(absolute, 'utf8')));
  }
  return { contents, pictures, others };
}
