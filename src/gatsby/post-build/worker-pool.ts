/**
 * Worker threads for the work after a build. They run one bundle of worker.ts with all packages it uses, so that they start
 * fast, and so that the hash of the bundle says which code made a cached result.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Worker } from 'jest-worker';
import { cacheFolder, fileCache, writeWhole } from '../cache/file-cache';
import { siteRoot } from '../site-root';
import type { drawCards, indexDocuments, readPages } from './worker';

type Methods = {
  readonly readPages: typeof readPages;
  readonly drawCards: typeof drawCards;
  readonly indexDocuments: typeof indexDocuments;
};

/** The code of the workers, bundled. `version` changes whenever the code or a package that it uses does. */
export type WorkerCode = { readonly file: string; readonly version: string };

let bundled: Promise<string> | undefined;

/** Bundles the code of the workers, once in a process. */
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

/** The code of the workers in a file. Rejects if that cannot be written. */
export async function workerCode(): Promise<WorkerCode> {
  bundled ??= bundle();
  const text = await bundled;
  const version = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const folder = cacheFolder('build-workers');
  const file = join(process.cwd(), folder, `${version}.cjs`);
  if (!existsSync(file)) await writeWhole(file, text);
  await fileCache(folder).prune();
  return { file, version };
}

export type WorkerPool = {
  /** Of the code that the workers run. */
  readonly version: string;
  /** Starts the threads, one for each core, unless they run already. */
  readonly methods: () => Methods;
  readonly end: () => Promise<void>;
};

/** A pool whose threads start when they are first needed. Call `end` when there is no more work. */
export function workerPool({ file, version }: WorkerCode): WorkerPool {
  let workers: Worker | undefined;
  return {
    version,
    methods: () => {
      const exposedMethods: (keyof Methods)[] = ['readPages', 'drawCards', 'indexDocuments'];
      const numWorkers = availableParallelism();
      workers ??= new Worker(file, { numWorkers, enableWorkerThreads: true, exposedMethods });
      return workers as unknown as Methods;
    },
    end: async () => {
      await workers?.end();
    },
  };
}
