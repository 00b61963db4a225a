/** Pictures of editors. They stand in a folder of their own beside the texts that show them. */

/** Below content/. */
const folder = 'updates/images';

/** How a text writes the address of a picture: "images/void-after.png". */
const written = /^images\/([a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg|webp))$/;

/** Whether a file is a picture. @param path below content/, such as "updates/images/void-after.png" */
export const isImage = (path: string): boolean =>
  path.startsWith(`${folder}/`) && written.test(path.slice(folder.length - 'images'.length));

/** The name of a picture's file: of a path, or of an address as a text writes it; undefined where it is none. */
export const imageNameOf = (address: string): string | undefined =>
  written.exec(address.replace(/^updates\//, ''))?.[1];

/** Where a picture is, from the folder of the site. */
export const imageFileOf = (name: string): string => `content/${folder}/${name}`;
