/** /site.webmanifest: what a system shows of the site beside other programs. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { color } from '../../theme/tokens';
import { manifestIcons } from '../icons/write-icons';
import { queryData } from '../post-build/query';

type Data = { brand: { name: string; default_description: string } };

const query = 'query WebManifest { brand { name default_description } }';

/** The manifest. The site has nothing of an app, so it opens in the browser as it is. */
export const webManifest = ({ brand }: Data) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.default_description,
  lang: 'en-US',
  start_url: '/',
  display: 'browser',
  theme_color: color.paper,
  background_color: color.paper,
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
