import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file whose name changes with its content, unless it exists. Renamed once complete, so that an interrupted build leaves no part. */
export async function writeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  const made = await make();
  await writeFile(`${file}.part`, made);
  await rename(`${file}.part`, file);
}
