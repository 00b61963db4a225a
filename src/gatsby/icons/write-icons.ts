/** The icons that are files of dots. The favicon's drawing stands beside them (src/gatsby/node-apis/favicon.ts). */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawFavicon, drawSquareIcon } from './draw-icon';
import { icoOf } from './ico';

/** An icon of the web manifest: its path and its side in pixels. `maskable` ones may be cut to any shape. */
export type ManifestIcon = { readonly path: string; readonly side: number; readonly maskable: boolean };

/** The icons that the web manifest names. */
export const manifestIcons: readonly ManifestIcon[] = [
  { path: '/icons/icon-192.png', side: 192, maskable: false },
  { path: '/icons/icon-512.png', side: 512, maskable: false },
  { path: '/icons/maskable-512.png', side: 512, maskable: true },
];

/** What a tab, a list of bookmarks and a shortcut show, in pixels. */
const icoSides = [16, 32, 48];

/**
 * Room round the mark in its own units. Whatever is within four tenths of the side from the middle stays when an icon is cut:
 * with 6 the ends of the mark are there.
 */
const margins = { apple: 4, maskable: 6 };

async function files(): Promise<[string, Buffer][]> {
  const pictures = icoSides.map(async (side) => ({ side, png: await drawFavicon(side) }));
  const icons = manifestIcons.map(
    async ({ path, side, maskable }): Promise<[string, Buffer]> => [
      path,
      await (maskable ? drawSquareIcon(side, margins.maskable) : drawFavicon(side)),
    ],
  );
  return [
    ['/favicon.ico', icoOf(await Promise.all(pictures))],
    // Telephones lay it on a home screen and round it themselves.
    ['/apple-touch-icon.png', await drawSquareIcon(180, margins.apple)],
    ...(await Promise.all(icons)),
  ];
}

/** Writes the icons below `folder`. */
export async function writeIcons(folder: string): Promise<void> {
  for (const [path, data] of await files()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
  }
}
