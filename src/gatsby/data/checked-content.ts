/** The folder that pages are built from: content/, or in development the copy that's only updated while content/ is valid. */
import { existsSync } from 'node:fs';
import { copyFolder, updateCopy as updateFrom } from '../../content-model/check/develop/content-copy';

/** The folder that editors change. */
export const editedFolder = 'content';

/** Whether this is `gatsby develop`. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === 'develop';

/** Updates the copy; content must be valid. */
export const updateCopy = (): void => updateFrom(editedFolder, copyFolder);

/** The folder that pages are built from. `npm run develop` has prepared the copy. */
export function sourceFolder(): string {
  if (!isDevelop()) return editedFolder;
  if (!existsSync(copyFolder)) updateCopy();
  return copyFolder;
}
