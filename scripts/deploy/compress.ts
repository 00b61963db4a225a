/** Compresses the text files of a site at the best level, beside each file: page.html.br and page.html.gz. */
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressible, ending } from './site-rules';

/** A way to compress, with the ending of its files. */
interface Encoding {
  readonly ending: string;
  compress(content: Buffer): Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encodings: readonly Encoding[] = [
  {
    ending: 'br',
    compress: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  },
  { ending: 'gz', compress: (content) => zip(content, { level: 9 }) },
];

/** Below this size, in bytes, the headers of a response weigh more than compression saves. */
export const worthwhile = 1_024;

/** Files compressed at the same time. Node compresses in four threads. */
const atOnce = 4;

/** Writes the compressed forms of a file, with its time of change, which nginx and Caddy use for the ETag. */
async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthwhile) return;
  const { atime, mtime } = await stat(path);
  for (const { ending: name, compress } of encodings) {
    await writeFile(`${path}.${name}`, await compress(content));
    await utimes(`${path}.${name}`, atime, mtime);
  }
}

/**
 * Compresses those of the files that gain by it.
 * @param folder absolute
 * @param files their paths in it
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter((file) => compressible.has(ending(file)));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await compressFile(join(folder, file));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
