/** Compresses the text files of a folder for nginx, beside each file: page.html.br and page.html.gz. */
import { readdirSync } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Node's default quality of Brotli is its best, 11. */
const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;

const text = /\.(html|js|css|json|md|txt|xml|yaml|ics|webmanifest|svg)$/;

/** Writes both forms, with the file's time of change, from which nginx makes the ETag. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file));
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const path = join(folder, file);
      const content = await readFile(path);
      const { atime, mtime } = await stat(path);
      for (const [ending, compress] of Object.entries(encodings)) {
        await writeFile(`${path}.${ending}`, await compress(content));
        await utimes(`${path}.${ending}`, atime, mtime);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, compressNext));
}
