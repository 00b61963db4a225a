/** The API description, joined once per version of its files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withNamedSchemas } from '../../content-model/api/named-schemas';
import type { Description } from '../../content-model/api/openapi';
import { isApiPart, joinedParts } from '../../content-model/api/parts';
import { servedDescription } from '../../content-model/api/served';
import { type CheckCache, openCache } from '../../content-model/check/cache/check-cache';
import { readContentFiles } from '../../content-model/check/reading/content-files';
import { contentTypes } from '../../content-model/content-types';
import { buildCodeVersion } from '../cache/build-code';
import { cacheFolder } from '../cache/file-cache';
import { cachedText } from '../cache/text-cache';
import { sourceFolder } from '../data/checked-content';
import { cachePerDataVersion } from '../data/data-version-cache';
import { type ResolverContext, recordsOf } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';

/** The parsed files, kept between builds by their text. */
const parsedFiles = (): CheckCache =>
  openCache({ file: join(cacheFolder('api-description'), 'parsed.json'), version: buildCodeVersion() });

/** The description with its variables. Throws if a file can't be read or joined, which the content check reports first. */
function readDescription(folder: string): Description {
  const cache = parsedFiles();
  const files = readContentFiles(folder, isApiPart, cache);
  cache.keep(new Set(files.map(({ file }) => file)));
  const joined = joinedParts(files);
  if (!joined || joined.faults.length > 0)
    throw new Error('content/api/ has no valid API description. Run "npm run check" for the errors.');
  return joined.description;
}

/** Makes the requesting page depend on the files of the description. */
async function dependOnFiles(context: ResolverContext): Promise<void> {
  for (const { name } of contentTypes.filter(isApiPart)) await recordsOf(name, context);
}

/** The names and texts of the description's files, sorted by name. */
function textsOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return names.sort().flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/**
 * The description, cached by its files, because parsing them takes most of a second. Adds a dependency, so that a change to any of them
 * rebuilds the page.
 */
export const descriptionOf = cachePerDataVersion(async (context) => {
  await dependOnFiles(context);
  const folder = sourceFolder();
  const json = await cachedText(['API description', ...textsOf(join(folder, 'api'))], async () =>
    JSON.stringify(readDescription(folder)),
  );
  return JSON.parse(json) as Description;
});

/** The JSON that the site serves, cached by its source files and variables. */
export async function servedJson(context: ResolverContext): Promise<string> {
  await dependOnFiles(context);
  const variables = await variablesOfSite(context);
  const sources = [...textsOf(join(sourceFolder(), 'api')), JSON.stringify([...variables])];
  return cachedText(['served API description', ...sources], async () =>
    JSON.stringify(withNamedSchemas(servedDescription(await descriptionOf(context), variables)), null, 2),
  );
}
