/** The last steps of a build, on the files that Gatsby has written. */
import { readFile, writeFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { report } from '../content-model/check';
import { deferScripts } from './defer-scripts';
import { writeFactsJson } from './facts-json';
import { writeJsonFeed } from './feeds/json-feed';
import { htmlFilesIn } from './html-files';
import { writeWebManifest } from './icons/web-manifest';
import { writeLifecycles } from './lifecycles-json';
import { writeOpenApi } from './openapi-files';
import { ownContent, renderedProblems } from './rendered-disclosures';
import { writeRobotsTxt } from './robots-txt';
import { writeSearchIndex } from './search/write-search-index';
import { writeSecurityTxt } from './security-txt';
import { shortenClassNames } from './short-class-names';
import { forgetOldCards } from './social-card/write';
import { writeTwins } from './twins/write-twins';
import { scriptsIn, usedIcons, withIcons } from './used-icons';

const publicDir = 'public';

/**
 * Every page's scripts wait until the page is there, its sprite holds the icons that the site uses, and its still parts have
 * short class names. Pages that an earlier build has finished are left as they are.
 */
async function finishPages(): Promise<void> {
  const files = await htmlFilesIn(publicDir);
  const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })));
  const icons = usedIcons([...pages.map(({ html }) => html), ...(await scriptsIn(publicDir))]);
  for (const { file, html } of pages) {
    const finished = shortenClassNames(withIcons(deferScripts(html), icons));
    if (finished !== html) await writeFile(file, finished);
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
  await writeOpenApi(graphql, publicDir);
  await writeJsonFeed(graphql, publicDir);
  await finishPages();
  await writeTwins(graphql, publicDir);
  await writeSearchIndex(graphql, publicDir);
  timer.end();
  const problems = await renderedProblems(publicDir, ownContent);
  if (problems.length > 0) reporter.panic(report(problems));
};
