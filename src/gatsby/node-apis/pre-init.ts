/** What Gatsby does before anything else. */
import type { GatsbyNode } from 'gatsby';
import { awaitValidContent } from './content-check';
import { writeFavicon } from './favicon';

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  await awaitValidContent(reporter);
  await writeFavicon();
};
