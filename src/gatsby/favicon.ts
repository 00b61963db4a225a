import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { faviconSvg } from '../components/logo/favicon';

/** Writes the favicon, drawn from the logo, where the built and the developed site serve it. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  mkdirSync('public', { recursive: true });
  writeFileSync(join('public', 'favicon.svg'), faviconSvg());
};
