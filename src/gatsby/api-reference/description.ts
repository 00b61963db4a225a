/** The API description for the pages: joined once for each state of its files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from '../../content-model/api/openapi';
import { isApiPart, joinedParts } from '../../content-model/api/parts';
import { servedDescription } from '../../content-model/api/served';
import { openCache } from '../../content-model/check/cache/check-cache';
import { readContentFiles } from '../../content-model/check/reading/content-files';
import { contentTypes } from '../../content-model/content-types';
import { cachedText } from '../cache/text-cache';
import { cachePerDataVersion } from '../data/data-version-cache';
import { type ResolverContext, recordsOf } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';
import { sourceFolder } from '../node-apis/checked-content';

/** Files with the same text are not parsed again. */
const cache = openCache();

/** The description with its tokens. Throws where a file cannot be read or joined: the content check refuses it before. */
export function readDescription(folder: string): Description {
  const joined = joinedParts(readContentFiles(folder, isApiPart, cache));
  if (!joined || joined.faults.length > 0)
    throw new Error('The files of content/api/ make no API description; "npm run check" says why.');
  return joined.description;
}

/** Makes the page that asks depend on the files of the description. */
async function dependOnFiles(context: ResolverContext): Promise<void> {
  for (const { name } of contentTypes.filter(isApiPart)) await recordsOf(name, context);
}

/** The description. A page that asks for it is made again when one of its files changes, comes or goes. */
export const descriptionOf = cachePerDataVersion(async (context) => {
  await dependOnFiles(context);
  return readDescription(sourceFolder());
});

/** The names and texts of all files of the description, in the order of their names. */
function textsOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return names.sort().flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** The JSON that the site serves, cached by the files and words it's made from: parsing the files takes a second. */
export async function servedJson(context: ResolverContext): Promise<string> {
  await dependOnFiles(context);
  const variables = await variablesOfSite(context);
  const sources = [...textsOf(join(sourceFolder(), 'api')), JSON.stringify([...variables])];
  return cachedText(['served API description', ...sources], async () =>
    JSON.stringify(servedDescription(await descriptionOf(context), variables), null, 2),
  );
}
