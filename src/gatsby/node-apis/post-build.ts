/** The last steps of a build: what is derived from data, and from the finished pages. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { reporter as vfileReporter } from 'vfile-reporter';
import { checkPages, type PageFacts, readPage } from '../../content-model/check/page';
import { findingsOn } from '../../content-model/disclosures/findings';
import { sourceFolder } from '../data/checked-content';
import { contextOfHook } from '../data/resolver-context';
import { feeds } from '../feeds/feeds';
import { alternateFiles } from '../markdown-alternates/llms-txt';
import { alternateOf } from '../markdown-alternates/markdown-alternate';
import { bankingDaysFiles } from '../outputs/banking-days';
import { changesFiles } from '../outputs/changes-json';
import { errorReportingFile } from '../outputs/error-reporting-json';
import { lifecyclesFiles } from '../outputs/lifecycles-json';
import { meaningFiles } from '../outputs/meanings-json';
import { openApiFiles } from '../outputs/openapi-files';
import type { Files, Output } from '../outputs/output';
import { codesFile, factsFile, feesFile } from '../outputs/reference-data';
import { robotsFile } from '../outputs/robots-txt';
import { securityFile } from '../outputs/security-txt';
import { manifestFile } from '../outputs/web-manifest';
import { builtPages } from '../post-build/built-pages';
import { disclosureRules } from '../post-build/disclosure-rules';
import { renderedWords } from '../post-build/page-text';
import { searchDocument } from '../search/search-document';
import { searchedPages, writeSearchIndex } from '../search/write-search-index';
import { writeSocialCards } from '../social-cards/card-files';

const publicDir = 'public';

/** Written last: a site without it isn't finished, and `npm run deploy:prepare` refuses it. */
const finishedMark = 'error-reporting.json';

/** What is derived from data alone. */
const outputs: readonly Output[] = [
  bankingDaysFiles,
  changesFiles,
  codesFile,
  factsFile,
  feesFile,
  feeds,
  lifecyclesFiles,
  manifestFile,
  openApiFiles,
  robotsFile,
  securityFile,
];

function write(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(publicDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Removes what an earlier build derived from pages and records that may be gone. */
function removeDerived(): void {
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
  const alternates = files.filter((path) => /\.md$|^llms-/.test(path));
  for (const path of [...alternates, 'lifecycles', 'meanings', 'pagefind', finishedMark])
    rmSync(join(publicDir, path), { recursive: true, force: true });
}

async function writeData({ getNodesByType, graphql }: BuildArgs): Promise<void> {
  write(await meaningFiles(contextOfHook(getNodesByType)));
  for (const output of outputs) write(await output(graphql));
}

/** Reads each page once, and writes what is derived from it. Returns what the check of finished pages needs to know. */
async function writeFromPages({ getNodesByType, graphql }: BuildArgs): Promise<PageFacts[]> {
  const { names, blocks } = await disclosureRules(contextOfHook(getNodesByType));
  const searched = await searchedPages(graphql);
  const alternates = [];
  const documents = new Map<string, string>();
  const read: PageFacts[] = [];
  const paths = getNodesByType('SitePage').map(({ path }) => String(path));
  for (const { route, document } of builtPages(paths, publicDir)) {
    alternates.push((await alternateOf(document)) ?? []);
    const about = searched.get(route);
    const text = about && searchDocument(document, about);
    if (text) documents.set(route, text);
    const words = renderedWords(document);
    read.push(readPage(route, document, findingsOn(words, names, blocks)));
  }
  write(await alternateFiles(alternates.flat())(graphql));
  await writeSearchIndex(searched, documents, publicDir);
  return read;
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { getNodesByType, reporter } = args;
  removeDerived();
  await writeData(args);
  await writeSocialCards(contextOfHook(getNodesByType), publicDir, reporter.warn);
  const pages = await writeFromPages(args);
  const faults = checkPages(pages, { site: publicDir, content: sourceFolder() });
  if (faults.length > 0) reporter.panic(vfileReporter(faults, { color: false }));
  write(errorReportingFile(process.env, reporter));
};
