import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { faviconSvg } from '../../components/logo/favicon';
import { writeIcons } from '../icons/write-icons';

const publicDir = 'public';

/** Writes the favicon and the icons, drawn from the logo, where the built and the developed site serve them. */
export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(join(publicDir, 'favicon.svg'), faviconSvg());
  await writeIcons(publicDir);
};
