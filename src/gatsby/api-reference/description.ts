/** The API description for the pages: joined once for each state of its files. */

import { isApiPart, joinedParts } from '../../content-model/api/parts';
import type { Description } from '../../content-model/api/types';
import { openCache } from '../../content-model/check/cache';
import { readContentFiles } from '../../content-model/check/files';
import { contentTypes } from '../../content-model/content-types';
import { sourceFolder } from '../checked-content';
import { whileDataStays } from '../while-data-stays';

/** Files with the same text are not parsed again. */
const cache = openCache();

/** The description with its tokens. Throws where a file cannot be read or joined: the content check refuses it before. */
export function readDescription(folder: string): Description {
  const joined = joinedParts(readContentFiles(folder, isApiPart, cache));
  if (!joined || joined.faults.length > 0)
    throw new Error('The files of content/api/ make no API description; "npm run check" says why.');
  return joined.description;
}

/** The description. A page that asks for it is made again when one of its files changes, comes or goes. */
export const descriptionOf = whileDataStays(async ({ nodeModel }) => {
  for (const { name } of contentTypes.filter(isApiPart)) await nodeModel.findAll({ type: name });
  return readDescription(sourceFolder());
});
