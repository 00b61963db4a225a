/**
 * The worker threads of a check. They fill the cache, where the check finds the results. If a thread fails, nothing is missing: the
 * check computes what it doesn't find.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isInApi } from '../api/api';
import { apiResults } from '../api/api-results';
import type { CheckCache } from '../cache/check-cache';
import { examineFile } from '../file-rules';
import type { Gathered } from '../gathered';
import type { ContentFile } from '../reading/content-file';
import { type FoundText, textsBelow } from '../reading/content-files';
import { readCached } from '../reading/read-cached';
import { isForApi } from './early-api';
import { allTaken, noneTaken, untaken } from './taken';
import type { ApiTask, FilesTask, NewResults, SiteTask, TaskResult } from './worker';
import { workerFileOf } from './worker-file';

/** How much new text makes starting threads worthwhile, in characters. */
export type Enough = {
  /**
   * Of all files, to share them among threads: about twice that of the site's content. Each thread warms up the code again, so
   * with the site's own content the first check took 4.8 s instead of 3.9 s.
   */
  readonly files: number;
  /** Of the API description, to check it in a thread: nearly all of it is new. Hardly any of this code is used elsewhere. */
  readonly api: number;
};

const worthIt: Enough = { files: 4_000_000, api: 400_000 };

/** A worker thread. */
export type Thread = {
  /** Posts a task, and returns the result; undefined if the thread fails. */
  readonly run: (task: FilesTask | SiteTask) => Promise<TaskResult | undefined>;
  /** Posts a task without a result. */
  readonly post: (task: ApiTask) => void;
  readonly end: () => void;
};

/** Runs in a worker, where the check isn't loaded yet. */
const start = `import(require('node:worker_threads').workerData).then((check) => check.runTasks());`;

/** Starts a thread. @param bundle the address of the check as one module */
function startThread(bundle: string): Thread {
  const worker = new Worker(start, { eval: true, workerData: bundle, stderr: true });
  const failure = new Promise<undefined>((resolve) => {
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
  return {
    run: (task) => {
      const result = new Promise<TaskResult>((resolve) => worker.once('message', resolve));
      worker.postMessage(task);
      return Promise.race([result, failure]);
    },
    post: (task) => worker.postMessage(task),
    end: () => {
      worker.terminate();
    },
  };
}

const isNew =
  (cache: CheckCache) =>
  ({ found, text }: FoundText): boolean =>
    Object.keys(cache.entryOf(found.file, text).results).length === 0;

const lengthOf = (texts: readonly FoundText[]): number =>
  texts.reduce((length, { text }) => length + text.length, 0);

const rank = ({ found, text }: FoundText): number =>
  found.type.format === 'markdown' ? -text.length : text.length;

export type CheckThreads = {
  /** Fills the cache with the results that depend on one file each. */
  readonly examineFiles: () => Promise<void>;
  /** Fills the cache with the results that depend on the rest of the site: of rules about a file, and of checking the API. */
  readonly examineSite: (gathered: Gathered) => {
    readonly files?: Promise<void>;
    readonly api?: Promise<void>;
  };
  readonly end: () => void;
};

const noThreads: CheckThreads = { examineFiles: async () => {}, examineSite: () => ({}), end: () => {} };

function store(
  results: NewResults,
  entryOf: (index: number) => ReturnType<CheckCache['entryOf']>,
  cache: CheckCache,
) {
  for (const [index, own] of results) {
    const entry = entryOf(index);
    for (const [name, [state, value]] of Object.entries(own)) cache.store(entry, name, state, value);
  }
}

/**
 * Reads what checking the API description needs, and has a thread check it while this one reads the other files. The thread
 * doesn't parse these files: rules need the positions in the parsed files here.
 */
function checkApiEarly(thread: Thread | undefined, texts: readonly FoundText[], cache: CheckCache): void {
  const files = texts
    .filter(({ found }) => isForApi(found))
    .map((text) => ({ ...workerFileOf(text), results: readCached(text.found, text.text, cache)[1].results }));
  thread?.post({ kind: 'api', files });
}

/**
 * Starts the threads for a check, if there's much to do.
 * @param folder the content folder
 */
export function openThreads(folder: string, cache: CheckCache, enough = worthIt): CheckThreads {
  const { bundle } = cache;
  const count = availableParallelism() - 1;
  if (bundle === undefined || count < 1) return noThreads;
  const all = textsBelow(folder);
  const texts = all.filter(isNew(cache));
  const isMuch = lengthOf(texts) >= enough.files;
  const checksApi = lengthOf(texts.filter(({ found }) => isInApi(found.file))) >= enough.api;
  if (!isMuch && !checksApi) return noThreads;
  const threads = Array.from({ length: isMuch ? count : 1 }, () => startThread(bundle));
  return {
    examineFiles: async () => {
      if (!isMuch) return checkApiEarly(threads[0], all, cache);
      // Threads start with the longest Markdown and this one with YAML: it's slow to warm up the code for both in both.
      texts.sort((a, b) => rank(a) - rank(b));
      const files = texts.map(workerFileOf);
      const taken = noneTaken();
      const results = threads.map((thread) => thread.run({ kind: 'files', files, taken }));
      for (const index of untaken(taken, texts.length, 'end')) examineFile(texts[index] as FoundText, cache);
      const entryOf = (index: number) => {
        const { found, text } = texts[index] as FoundText;
        return cache.entryOf(found.file, text);
      };
      for (const result of await Promise.all(results)) store(result?.results ?? [], entryOf, cache);
    },
    examineSite: ({ all: { contents, texts }, runner, broken, context, siteRules }) => {
      const files = contents.map((content) => ({
        file: content.file,
        slug: content.slug,
        text: texts.get(content) ?? '',
        results: runner.entryOf(content).results,
      }));
      const taken = isMuch ? noneTaken() : allTaken(files.length);
      const results = threads.map((thread, index) =>
        thread.run({ kind: 'site', files, context, broken, checksApi: index === 0, taken }),
      );
      for (const index of untaken(taken, contents.length, 'end'))
        siteRules.examine(contents[index] as ContentFile);
      const entryOf = (index: number) => runner.entryOf(contents[index] as ContentFile);
      const stored = Promise.all(results).then((all) => {
        for (const result of all) {
          store(result?.results ?? [], entryOf, cache);
          store([[0, result?.ofApi ?? {}]], () => cache.entryOf(apiResults, ''), cache);
        }
      });
      return isMuch ? { files: stored, api: stored } : { api: stored };
    },
    end: () => {
      for (const thread of threads) thread.end();
    },
  };
}
