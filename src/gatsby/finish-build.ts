/** The last steps of a build, on the files that Gatsby has written. */
import { readFile, writeFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { report } from '../content-model/check';
import { withoutChunkMapping } from './chunk-mapping';
import { deferScripts } from './defer-scripts';
import { writeFactsJson } from './facts-json';
import { writeJsonFeed } from './feeds/json-feed';
import { htmlFilesIn } from './html-files';
import { writeWebManifest } from './icons/web-manifest';
import { pruneTexts } from './kept-texts';
import { writeLifecycles } from './lifecycles-json';
import { writeOpenApi } from './openapi-files';
import { type PageReader, routeOfFile } from './page-reader';
import { parsedPage } from './parsed-page';
import { forgetOldPictures } from './pictures/make-picture';
import { disclosureReader, ownContent } from './rendered-disclosures';
import { writeRobotsTxt } from './robots-txt';
import { searchIndexer } from './search/write-search-index';
import { writeSecurityTxt } from './security-txt';
import { shortenClassNames } from './short-class-names';
import { forgetOldCards } from './social-card/write';
import { twinWriter } from './twins/write-twins';
import { scriptsIn, usedIcons, withIcons } from './used-icons';

const publicDir = 'public';

/**
 * Every page's scripts wait until the page is there, its sprite holds the icons that the site uses, and its still parts have
 * short class names. Pages that an earlier build has finished are left as they are. Each reader then gets each page.
 */
async function finishPages(readers: readonly Pick<PageReader, 'read'>[]): Promise<void> {
  const files = await htmlFilesIn(publicDir);
  const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })));
  const icons = usedIcons([...pages.map(({ html }) => html), ...(await scriptsIn(publicDir))]);
  for (const { file, html } of pages) {
    const finished = shortenClassNames(withIcons(deferScripts(withoutChunkMapping(html)), icons));
    if (finished !== html) await writeFile(file, finished);
    // To parse a page takes longer than to read it: once for all, and one page at a time, since trees are large.
    const page = { route: routeOfFile(file, publicDir), document: parsedPage(finished) };
    for (const reader of readers) await reader.read(page);
  }
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, graphql }) => {
  const timer = reporter.activityTimer('finish pages');
  timer.start();
  await writeFactsJson(graphql, publicDir);
  await writeLifecycles(graphql, publicDir);
  await writeSecurityTxt(graphql, publicDir);
  await writeRobotsTxt(graphql, publicDir);
  await writeWebManifest(graphql, publicDir);
  await forgetOldCards();
  await forgetOldPictures();
  await pruneTexts();
  await writeOpenApi(graphql, publicDir);
  await writeJsonFeed(graphql, publicDir);
  const writers = [twinWriter(graphql, publicDir), await searchIndexer(graphql, publicDir)];
  const disclosures = disclosureReader(ownContent);
  await finishPages([...writers, disclosures]);
  for (const writer of writers) await writer.end();
  timer.end();
  if (disclosures.problems.length > 0) reporter.panic(report([...disclosures.problems]));
};
