/**
 * The last steps of a build: everything derived from the HTML that Gatsby has written, or from all records together.
 * Worker threads read the pages, and results are cached by the pages' HTML, so only changed pages cost time.
 */
import { availableParallelism } from 'node:os';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import type { IconName } from '../../components/icon/icons';
import { report } from '../../content-model/check/diagnostics/report';
import { pruneTexts } from '../cache/text-cache';
import { sourceFolder } from '../data/checked-content';
import { contextOfHook } from '../data/resolver-context';
import { finishFeeds } from '../feeds/feed-files';
import { feedListsIn } from '../feeds/feed-lists';
import { writeJsonFeed } from '../feeds/json-feed';
import { writeAlternates } from '../markdown-alternates/llms-files';
import { writeBankingDaysCalendar } from '../outputs/banking-days-ics';
import { writeChangesJson } from '../outputs/changes-json';
import { writeErrorReportingJson } from '../outputs/error-reporting-json';
import { writeFactsJson } from '../outputs/facts-json';
import { writeLifecycles } from '../outputs/lifecycles-json';
import { writeMeanings } from '../outputs/meanings-json';
import { writeOpenApi } from '../outputs/openapi-files';
import { writeRedirectPages } from '../outputs/redirect-pages';
import { writeRobotsTxt } from '../outputs/robots-txt';
import { writeSecurityTxt } from '../outputs/security-txt';
import { writeWebManifest } from '../outputs/web-manifest';
import { prunePictures } from '../pictures/picture-sizes';
import { compactLargeHeap } from '../post-build/compact-heap';
import { disclosureDiagnostics, disclosureRules } from '../post-build/disclosure-diagnostics';
import { finishPages } from '../post-build/finished-pages';
import type { PageOutputs } from '../post-build/page-outputs';
import { readBuiltPages } from '../post-build/page-reader';
import { type PublicFiles, publicFiles } from '../post-build/public-files';
import { builtPages } from '../post-build/routes';
import { removeSlices, restoreSlices } from '../post-build/slice-files';
import { drawEarly, writeSocialCards } from '../post-build/social-cards';
import { templateStyles } from '../post-build/template-styles';
import { scriptsIn, usedIcons } from '../post-build/used-icons';
import { type WorkerCode, type WorkerPool, workerCode, workerPool } from '../post-build/worker-pool';
import { searchedPages, startSearchIndex } from '../search/write-search-index';
import type { SocialCardInput } from '../social-cards/format';

const publicDir = 'public';

/** Writes what is derived from records rather than from pages. */
async function writeData(
  { getNodesByType, graphql, reporter }: BuildArgs,
  files: PublicFiles,
): Promise<void> {
  await writeErrorReportingJson(process.env, publicDir, reporter);
  await writeFactsJson(graphql, publicDir);
  await writeLifecycles(graphql, files);
  await writeRedirectPages(graphql, files);
  await writeSecurityTxt(graphql, publicDir);
  await writeRobotsTxt(graphql, publicDir);
  await writeBankingDaysCalendar(graphql, files);
  await writeWebManifest(graphql, publicDir);
  await writeOpenApi(graphql, publicDir);
  await writeJsonFeed(graphql, publicDir);
  await writeChangesJson(graphql, files);
  await writeMeanings(contextOfHook(getNodesByType), files);
  await finishFeeds(feedListsIn(sourceFolder()), files);
}

/** The icons used by pages and scripts. */
async function iconsOf(outputs: readonly PageOutputs[]): Promise<ReadonlySet<IconName>> {
  return new Set([...outputs.flatMap(({ icons }) => icons), ...usedIcons(await scriptsIn(publicDir))]);
}

const cardsOf = (getNodesByType: BuildArgs['getNodesByType']): SocialCardInput[] =>
  getNodesByType('DerivedPage').map((page) => page.card as SocialCardInput);

/** Reads and finishes all pages, and writes what's derived from them, except the search index: Pagefind only gets its documents. */
async function finishSite(args: BuildArgs, files: PublicFiles, code: WorkerCode, pool: WorkerPool) {
  const { graphql, getNodesByType } = args;
  const pages = builtPages(
    getNodesByType('SitePage').map(({ path, componentChunkName }) => ({
      path: String(path),
      componentChunkName: String(componentChunkName),
    })),
    publicDir,
  );
  const searched = await searchedPages(graphql);
  const rules = await disclosureRules(contextOfHook(getNodesByType));
  const styles = templateStyles();
  const [read] = await Promise.all([
    readBuiltPages(pages, { searched, rules, styles }, pool),
    writeSocialCards(cardsOf(getNodesByType), files, pool),
  ]);
  const outputs = read.map((page) => page.outputs);
  const documents = new Map(read.map(({ route, outputs: { search } }) => [route, search]));
  const icons = await iconsOf(outputs);
  // Pagefind runs in another process, in parallel with the rest.
  const indexing = startSearchIndex(searched, documents, code);
  try {
    const [index] = await Promise.all([
      indexing,
      writeData(args, files),
      writeAlternates(
        graphql,
        outputs.flatMap(({ alternate }) => alternate ?? []),
        files,
      ),
      finishPages(read, { used: icons, styles }, pool),
    ]);
    for (const picture of outputs.flatMap(({ pictures }) => pictures)) files.keep(picture);
    return {
      index,
      pageFiles: new Set(pages.map(({ file }) => file)),
      findings: read.map(({ route, outputs: { findings } }) => ({ route, findings })),
    };
  } catch (error) {
    await indexing.then(({ end }) => end()).catch(() => {});
    throw error;
  }
}

/** Writes everything that is derived from the pages. Returns the findings of the disclosure rules. */
async function writeFromPages(args: BuildArgs, files: PublicFiles, code: WorkerCode) {
  const pool = workerPool(code);
  const { index, pageFiles, findings } = await finishSite(args, files, code, pool).finally(pool.end);
  // For thousands of pages Pagefind takes gigabytes here, so it waits until the threads and the pages' texts are gone.
  try {
    compactLargeHeap();
    await index.write(files);
  } finally {
    await index.end();
  }
  await files.removeStale(pageFiles);
  return findings;
}

/**
 * Bundles the workers' code while Gatsby bundles the site's. Then draws social cards in one thread: until all pages are rendered, Gatsby
 * keeps little more than one core busy.
 * @returns a function that stops the drawing
 */
async function startEarly(getNodesByType: BuildArgs['getNodesByType']): Promise<() => Promise<void>> {
  const code = await workerCode();
  if (availableParallelism() === 1) return async () => {};
  return drawEarly(cardsOf(getNodesByType), publicDir, workerPool(code, 1));
}

let early: ReturnType<typeof startEarly> | undefined;

export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ getNodesByType }) => {
  early = startEarly(getNodesByType);
  // A failure is reported at the end of the build.
  early.catch(() => {});
  await restoreSlices(publicDir);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { reporter } = args;
  const timer = reporter.activityTimer('finish pages');
  timer.start();
  const files = publicFiles(publicDir);
  const code = await workerCode();
  await (await early)?.();
  const found = await writeFromPages(args, files, code);
  prunePictures();
  pruneTexts();
  await removeSlices(publicDir);
  timer.end();
  const diagnostics = disclosureDiagnostics(found, sourceFolder());
  if (diagnostics.length > 0) reporter.panic(report(diagnostics));
};
