import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faviconSvg } from '../../components/logo/favicon';
import { writeIcons } from '../icons/icon-files';

const publicDir = 'public';

/** Writes the favicon and the icons, drawn from the logo, to where both build and development serve them. */
export async function writeFavicon(): Promise<void> {
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(join(publicDir, 'favicon.svg'), faviconSvg());
  await writeIcons(publicDir);
}
