/** Raster icons. The SVG favicon is next to them (src/gatsby/node-apis/favicon.ts). */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { icoOf } from './ico';
import { drawFavicon, drawSquareIcon } from './icon-image';

/** An icon of the web manifest: its path and its side in pixels. `maskable` icons may be cut to any shape. */
export type ManifestIcon = { readonly path: string; readonly side: number; readonly maskable: boolean };

/** The web manifest's icons. */
export const manifestIcons: readonly ManifestIcon[] = [
  { path: '/icons/icon-192.png', side: 192, maskable: false },
  { path: '/icons/icon-512.png', side: 512, maskable: false },
  { path: '/icons/maskable-512.png', side: 512, maskable: true },
];

/** The sizes in favicon.ico, in pixels, for tabs, bookmarks and shortcuts. */
const icoSides = [16, 32, 48];

/**
 * Space around the logo, in units of its 28-unit square. A maskable icon must keep what is within 40 percent of its side
 * from the center: a margin of 6 keeps the ends of the logo inside.
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
    // iOS puts it on a home screen and rounds it.
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
