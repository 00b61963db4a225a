import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { faviconSvg } from '../components/logo/favicon';
import { writeIcons } from './icons/write-icons';

const publicDir = 'public';

/** Writes the favicon and the icons, drawn from the logo, where the built and the developed site serve them. */
export const onPreInit: GatsbyNode['onPluginInit'] = async () => {
  // Workers run this hook too.
  if (process.env.GATSBY_WORKER_POOL_WORKER) return;
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(join(publicDir, 'favicon.svg'), faviconSvg());
  await writeIcons(publicDir);
};
