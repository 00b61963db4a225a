/** Versions of installed packages, for the keys of cached results. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The version of a package, such as "1.6.0". Rejects if it is not installed. */
export async function packageVersion(name: string): Promise<string> {
  const file = join(process.cwd(), 'node_modules', name, 'package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return version;
}
