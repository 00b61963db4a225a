/** `npm run check`. */
import { join } from 'node:path';
import {
  type CheckOptions,
  checkWhole,
  dataOf,
  isError,
  report,
  sourcesOf,
} from '../../src/content-model/check';
import { type CachePlace, openCache } from '../../src/content-model/check/cache/check-cache';
import { disclosureReport } from '../../src/content-model/check/disclosures/disclosure-report';
import { contentFilesFrom } from './files';
import { OptionError, type Options, optionsFrom, usage } from './options';
import { annotations, paintFor } from './terminal';
import { elsewhere, verdict } from './verdict';

/** The files to report; undefined for all. */
type Limit = ReadonlySet<string> | undefined;

/** Checks once, prints the diagnostics and returns the exit code. */
async function checkOnce(
  folder: string,
  limit: Limit,
  options: CheckOptions,
  { json, disclosures }: Options,
): Promise<number> {
  const all = await checkWhole(folder, options);
  const diagnostics = limit ? all.filter(({ file }) => limit.has(file)) : all;
  const exitCode = diagnostics.some(isError) ? 1 : 0;
  const sources = sourcesOf(folder);
  if (json) {
    console.log(JSON.stringify(dataOf(diagnostics, sources), null, 2));
    return exitCode;
  }
  const paint = paintFor(process.stderr);
  if (diagnostics.length > 0) console.error(report(diagnostics, { sources, ...(paint ? { paint } : {}) }));
  if (process.env.GITHUB_ACTIONS === 'true' && diagnostics.length > 0) console.log(annotations(diagnostics));
  if (exitCode === 0) console.log(disclosures ? disclosureReport(folder, options.cache) : verdict(limit));
  for (const line of elsewhere(all, diagnostics)) console.log(line);
  return exitCode;
}

/** The options and the files to report, or the error in them. */
function read(args: readonly string[], folder: string): { options: Options; limit: Limit } | string {
  try {
    const options = optionsFrom(args);
    // npm runs a script in the folder of package.json, and names the one in which it was typed.
    const typedIn = process.env.INIT_CWD ?? process.cwd();
    const limit = options.files.length > 0 ? contentFilesFrom(options.files, folder, typedIn) : undefined;
    return { options, limit };
  } catch (error) {
    if (error instanceof OptionError) return error.message;
    throw error;
  }
}

/**
 * Runs the command and returns its exit code.
 * @param args such as ["--today", "2027-06-01"]
 * @param folder the content folder
 * @param place the location of cached results
 */
export async function main(
  args: readonly string[],
  { folder, place }: { folder: string; place: CachePlace },
): Promise<number> {
  const given = read(args, folder);
  if (typeof given === 'string') {
    console.error(given);
    return 2;
  }
  const { options, limit } = given;
  if (options.help) {
    console.log(usage);
    return 0;
  }
  if (options.words) {
    const { wordCounts } = await import('./words');
    console.log(wordCounts(folder, join(folder, '..', 'public')));
    return 0;
  }
  const cache = options.cache ? openCache(place) : openCache();
  const checkOptions = { cache, ...(options.today === undefined ? {} : { today: options.today }) };
  if (!options.watch) return checkOnce(folder, limit, checkOptions, options);
  const { watchContent } = await import('./watch');
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const paint = paintFor(process.stdout);
  await watchContent(folder, checkOptions, {
    print: console.log,
    signal: stop.signal,
    ...(limit ? { limit } : {}),
    ...(paint ? { paint } : {}),
  });
  return 0;
}
