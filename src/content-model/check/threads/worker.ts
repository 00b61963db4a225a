/** A worker thread of the check. What it computes is copied to the cache of the main thread, which reports it. */
import { parentPort } from 'node:worker_threads';
import { checkApi } from '../api/api';
import { apiResults } from '../api/api-results';
import { type CacheEntry, type CheckCache, openCache } from '../cache/check-cache';
import { ruleRunner } from '../cache/rule-runner';
import { examineFile } from '../file-rules';
import type { ContentFile } from '../reading/content-file';
import { type SiteContext, siteRules } from '../site-rules';
import { checkApiEarly } from './early-api';
import { untaken } from './taken';
import { foundTextOf, readWorkerFile, type WorkerFile } from './worker-file';

type Results = CacheEntry['results'];

/** New results of files, by their index. */
export type NewResults = readonly (readonly [index: number, results: Results])[];

/** Reads files and examines each on its own. */
export type FilesTask = {
  readonly kind: 'files';
  readonly files: readonly WorkerFile[];
  readonly taken: SharedArrayBuffer;
};

/** Checks the API description with what is read so far. Posts no result: what it finds is in that of the site's task. */
export type ApiTask = {
  readonly kind: 'api';
  readonly files: readonly WorkerFile[];
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

export type Task = FilesTask | ApiTask | SiteTask;

export type TaskResult = {
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
    const found = foundTextOf(files[index] as WorkerFile);
    results.push([index, examineFile(found, cache).results]);
  }
  return results;
}

/** A file that the main thread has read. */
function known(file: WorkerFile, cache: CheckCache): [ContentFile, CacheEntry] {
  const [{ content }, entry] = readWorkerFile(file, cache);
  if (!content) throw new Error(`${file.file} can't be read.`);
  return [content, entry];
}

/** The results that the main thread doesn't have. */
const newIn = (results: Results, before: Results): Results =>
  Object.fromEntries(Object.entries(results).filter(([name, result]) => before[name] !== result));

/** Checks the API if the task says so, then examines the files that no other thread has taken. */
async function siteResultsOf(
  { files, context, broken, checksApi, taken }: SiteTask,
  cache = openCache(),
): Promise<TaskResult> {
  const entries = new Map(files.map((file) => known(file, cache)));
  const contents = [...entries.keys()];
  const runner = ruleRunner({ contents, entries }, cache);
  const { foundations } = context;
  const { used, examine } = siteRules(context, runner);
  if (checksApi) await checkApi({ contents, broken, foundations, used }, runner, cache);
  for (const index of untaken(taken, contents.length, 'start')) examine(contents[index] as ContentFile);
  return {
    results: [...entries.values()].map(({ results }, index) => [
      index,
      newIn(results, files[index]?.results ?? {}),
    ]),
    ofApi: cache.entryOf(apiResults, '').results,
  };
}

async function take(task: Task, cache: CheckCache): Promise<void> {
  switch (task.kind) {
    case 'files':
      return parentPort?.postMessage({
        results: resultsOf(task.files, untaken(task.taken, task.files.length, 'start'), cache),
      } satisfies TaskResult);
    case 'api':
      return checkApiEarly(task.files, cache);
    case 'site':
      return parentPort?.postMessage(await siteResultsOf(task, cache));
  }
}

/** In a worker thread: does the tasks that the main thread posts, one after the other. Whatever throws ends the thread. */
export function runTasks(): void {
  const cache = openCache();
  let last = Promise.resolve();
  parentPort?.on('message', (task: Task) => {
    last = last.then(() => take(task, cache));
  });
}
