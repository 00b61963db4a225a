/**
 * Worker threads for post-build steps. They run one bundle of worker.ts with its packages, except those with native
 * code, so that they start fast, and so that the bundle's hash can be part of cache keys.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Worker } from 'jest-worker';
import { cacheFolder, fileCache, textKey, writeAtomically } from '../cache/file-cache';
import { siteRoot } from '../site-root';
import type { addDocuments, drawCards, indexFiles, readPages, writeFinished } from './worker';

type Methods = {
  readonly readPages: typeof readPages;
  readonly drawCards: typeof drawCards;
  readonly addDocuments: typeof addDocuments;
  readonly indexFiles: typeof indexFiles;
  readonly writeFinished: typeof writeFinished;
};

const exposedMethods: (keyof Methods)[] = [
  'readPages',
  'drawCards',
  'addDocuments',
  'indexFiles',
  'writeFinished',
];

/**
 * The workers' bundled code. `version` changes with the code and every bundled package. Keys of results that depend on sharp or
 * Pagefind need their versions too.
 */
export type WorkerCode = { readonly file: string; readonly version: string };

let bundled: Promise<string> | undefined;

/** Bundles the workers' code, once per process. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: siteRoot,
    entryPoints: [join(siteRoot, 'src/gatsby/post-build/worker.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    // These load native code from their own folders.
    external: ['sharp', 'pagefind'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The file with the workers' code. Rejects if it can't be written. */
export async function workerCode(): Promise<WorkerCode> {
  bundled ??= bundle();
  const text = await bundled;
  const version = textKey(text);
  const folder = cacheFolder('build-workers');
  const file = join(process.cwd(), folder, `${version}.cjs`);
  // Before the file is looked for: it may be the one that's too old.
  fileCache(folder).prune();
  if (!existsSync(file)) writeAtomically(file, text);
  return { file, version };
}

export type WorkerPool = {
  /** The version of the workers' code. */
  readonly version: string;
  /** Starts the threads unless they're already running. */
  readonly methods: () => Methods;
  /** Ends the threads, if there are any. */
  readonly end: () => Promise<void>;
};

/**
 * A pool whose threads start when first needed. Call `end` when there's no more work.
 * @param numWorkers how many threads; by default one per core
 */
export function workerPool({ file, version }: WorkerCode, numWorkers = availableParallelism()): WorkerPool {
  let workers: Worker | undefined;
  let ended: Promise<unknown> | undefined;
  return {
    version,
    methods: () => {
      if (ended) throw new Error('The worker threads have ended.');
      workers ??= new Worker(file, { numWorkers, enableWorkerThreads: true, exposedMethods });
      return workers as unknown as Methods;
    },
    end: async () => {
      ended ??= workers?.end() ?? Promise.resolve();
      await ended;
    },
  };
}
