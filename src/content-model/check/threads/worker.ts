/** A worker thread of the check. What it computes is copied to the cache of the main thread, which reports it. */
import { parentPort } from 'node:worker_threads';
import { contentTypeOf } from '../../content-types';
import { checkApi } from '../api/api';
import { apiResults } from '../api/api-results';
import { type CacheEntry, type CheckCache, openCache } from '../cache/check-cache';
import { ruleRunner } from '../cache/rule-runner';
import { examineFile } from '../file-rules';
import type { ContentFile } from '../reading/content-file';
import { readCached } from '../reading/read-cached';
import { type SiteContext, siteRules } from '../site-rules';
import { untaken } from './taken';

type Results = CacheEntry['results'];

/** A file for a worker: its path from the repository's root, its text, and its known results. */
export type WorkerFile = {
  readonly file: string;
  readonly slug: string;
  readonly text: string;
  readonly results?: Results;
};

/** New results of files, by their index. */
export type NewResults = readonly (readonly [index: number, results: Results])[];

/** Reads files and examines each on its own. */
export type FilesTask = {
  readonly kind: 'files';
  readonly files: readonly WorkerFile[];
  readonly taken: SharedArrayBuffer;
};

/** Examines files as part of the site. */
export type SiteTask = {
  readonly kind: 'site';
  /** All files that could be read. */
  readonly files: readonly WorkerFile[];
  readonly context: SiteContext;
  /** Files with errors. */
  readonly broken: ReadonlySet<string>;
  /** Whether to check the API description, and the requests in files. */
  readonly checksApi: boolean;
  readonly taken: SharedArrayBuffer;
};

export type Task = FilesTask | SiteTask;

export type Answer = {
  readonly results: NewResults;
  /** Those that belong to no file. */
  readonly ofApi?: Results;
};

/**
 * Examines files, each right after it was taken, so that the other threads get theirs.
 * @param indexes of the files to take, in order
 */
export function resultsOf(
  files: readonly WorkerFile[],
  indexes: Iterable<number>,
  cache = openCache(),
): NewResults {
  const results: [number, Results][] = [];
  for (const index of indexes) {
    const { file, slug, text } = files[index] as WorkerFile;
    const type = contentTypeOf(file.replace(/^content\//, ''));
    if (type) results.push([index, examineFile({ found: { file, type, slug }, text }, cache).results]);
  }
  return results;
}

/** A file that the main thread has read. */
function known({ file, slug, text, results }: WorkerFile, cache: CheckCache): [ContentFile, CacheEntry] {
  const type = contentTypeOf(file.replace(/^content\//, ''));
  if (!type) throw new Error(`${file} has no content type.`);
  Object.assign(cache.entryOf(file, text).results, results);
  const [{ content }, entry] = readCached({ file, type, slug }, text, cache);
  if (!content) throw new Error(`${file} can't be read.`);
  return [content, entry];
}

/** The results that weren't there before. */
const newIn = (results: Results, before: Results): Results =>
  Object.fromEntries(Object.entries(results).filter(([name, result]) => before[name] !== result));

/** Checks the API if the task says so, then examines the files that no other thread has taken. */
export async function siteResultsOf(
  { files, context, broken, checksApi, taken }: SiteTask,
  cache = openCache(),
): Promise<Answer> {
  const entries = new Map(files.map((file) => known(file, cache)));
  const contents = [...entries.keys()];
  const before = [...entries.values()].map(({ results }) => ({ ...results }));
  const runner = ruleRunner({ contents, entries }, cache);
  const { foundations } = context;
  const { used, examine } = siteRules(context, runner);
  if (checksApi) await checkApi({ contents, broken, foundations, used }, runner, cache);
  for (const index of untaken(taken, contents.length, 'start')) examine(contents[index] as ContentFile);
  return {
    results: [...entries.values()].map(({ results }, index) => [index, newIn(results, before[index] ?? {})]),
    ofApi: cache.entryOf(apiResults, '').results,
  };
}

const answer = async (task: Task, cache: CheckCache): Promise<Answer> =>
  task.kind === 'site'
    ? siteResultsOf(task, cache)
    : { results: resultsOf(task.files, untaken(task.taken, task.files.length, 'start'), cache) };

/** In a worker thread: answers the tasks that the main thread posts. Whatever throws ends the thread. */
export function answerTasks(): void {
  const cache = openCache();
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task, cache)));
}
