/** Compresses the text files of a site at the best level, beside each file: page.html.br and page.html.gz. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeAtomically } from '../../src/gatsby/cache/file-cache';
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
async function compressFile(path: string, cache: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthwhile) return;
  const { atime, mtime } = await stat(path);
  const hash = createHash('sha256').update(content).digest('hex');
  for (const { ending: name, compress } of encodings) {
    const cached = join(cache, `${hash}.${name}`);
    if (!existsSync(cached)) await writeAtomically(cached, await compress(content));
    await copyFile(cached, `${path}.${name}`);
    await utimes(`${path}.${name}`, atime, mtime);
  }
}

/**
 * Compresses those of the files that gain by it.
 * @param folder absolute
 * @param files their paths in it
 * @param cache absolute folder that keeps compressed forms by the hash of their content
 */
export async function compressFiles(folder: string, files: readonly string[], cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const waiting = files.filter((file) => compressible.has(ending(file)));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await compressFile(join(folder, file), cache);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
