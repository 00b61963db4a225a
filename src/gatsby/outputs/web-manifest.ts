/** /site.webmanifest: the site's name and icons for operating systems. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { light } from '../../theme/schemes';
import { manifestIcons } from '../icons/icon-files';
import { queryData } from '../post-build/query';

type Data = { brand: { name: string; default_description: string } };

const query = 'query WebManifest { brand { name default_description } }';

/** The manifest. The site isn't an app, so it opens in the browser. */
export const webManifest = ({ brand }: Data) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.default_description,
  lang: 'en-US',
  start_url: '/',
  display: 'browser',
  theme_color: light.paper,
  background_color: light.paper,
  icons: manifestIcons.map(({ path, side, maskable }) => ({
    src: path,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
});

/** Writes the file below `folder`. */
export async function writeWebManifest(graphql: CreatePagesArgs['graphql'], folder: string): Promise<void> {
  const data = await queryData<Data>(graphql, query);
  await writeFile(join(folder, 'site.webmanifest'), `${JSON.stringify(webManifest(data), null, 2)}\n`);
}
