import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { publicFolder } from '../content/routes';

let files: readonly string[] | undefined;

/** Paths of all built files from the root of the site, with a leading slash, sorted. Cached. */
export function siteFiles(): readonly string[] {
  files ??= readdirSync(publicFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder().length).replaceAll('\\', '/'))
    .sort();
  return files;
}

/** The content of a built file, by its path from the root of the site. */
export function readSiteFile(path: string): Buffer {
  return readFileSync(join(publicFolder(), path));
}

/** The path of the one script that contains a text. Throws if none or several do. */
export function scriptWith(text: string): string {
  const names = siteFiles().filter(
    (file) => file.endsWith('.js') && readSiteFile(file).toString('utf8').includes(text),
  );
  const [name] = names;
  if (!name || names.length > 1) throw new Error(`${names.length} scripts contain ${JSON.stringify(text)}.`);
  return name;
}

/** Bytes of a built file after Brotli at a quality from 0 to 11. */
export const compressedAt = (quality: number, path: string): number =>
  brotliCompressSync(readSiteFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const sizes = new Map<string, number>();

/** Bytes after Brotli at the highest quality, as sent by servers. Cached, because most pages share their scripts. */
export function compressedSize(path: string): number {
  const size = sizes.get(path) ?? compressedAt(11, path);
  sizes.set(path, size);
  return size;
}
