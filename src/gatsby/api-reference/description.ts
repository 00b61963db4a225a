/** The API description, joined once per version of its files. */
import { forClients } from '../../content-model/api/client-types';
import { withNamedSchemas } from '../../content-model/api/named-schemas';
import type { Description } from '../../content-model/api/openapi';
import { isApiPart, joinedParts } from '../../content-model/api/parts';
import { servedDescription } from '../../content-model/api/served';
import { withVariants } from '../../content-model/api/variants';
import { readContentFolder } from '../../content-model/read/content-folder';
import { sourceFolder } from '../data/checked-content';
import { cachePerDataVersion } from '../data/data-version-cache';
import { variablesOfSite } from '../data/variables';

/** The description with its variables. Throws if a file can't be read or joined, which the content check reports first. */
export const descriptionOf = cachePerDataVersion(async (): Promise<Description> => {
  const joined = joinedParts(readContentFolder(sourceFolder(), isApiPart).contents);
  if (!joined || joined.faults.length > 0)
    throw new Error('content/api/ has no valid API description. Run "npm run check" for the errors.');
  return joined.description;
});

/** The JSON that the site serves. */
export const servedJson = cachePerDataVersion(async (context) => {
  const served = servedDescription(await descriptionOf(context), await variablesOfSite(context));
  return JSON.stringify(forClients(withVariants(withNamedSchemas(served))));
});
