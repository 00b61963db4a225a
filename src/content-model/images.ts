/** Editors' pictures. They have their own folder next to the texts that show them. */

/** Below content/. */
const folder = 'updates/images';

/** The address of a picture in a text: "images/void-after.png". */
const written = /^images\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg|webp|svg))$/;

/** Whether a file is a picture. @param path below content/, such as "updates/images/void-after.png" */
export const isImage = (path: string): boolean =>
  path.startsWith(`${folder}/`) && written.test(path.slice(folder.length - 'images'.length));

/** The file name of a picture, from a path or from an address in a text; undefined for anything else. */
export const imageNameOf = (address: string): string | undefined =>
  written.exec(address.replace(/^updates\//, ''))?.[1];

/** The path of a picture, relative to the site's folder. */
export const imageFileOf = (name: string): string => `content/${folder}/${name}`;
