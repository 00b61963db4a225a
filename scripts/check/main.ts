/** `npm run check`. */
import { join } from 'node:path';
import { type CheckOptions, checkWhole, isError, report } from '../../src/content-model/check';
import { type CachePlace, openCache } from '../../src/content-model/check/cache/check-cache';
import { disclosureReport } from '../../src/content-model/check/disclosures/disclosure-report';
import { OptionError, type Options, optionsFrom, usage } from './options';
import { watchContent } from './watch';

/** Checks once, prints the diagnostics and returns the exit code. */
async function checkOnce(folder: string, options: CheckOptions, disclosures: boolean): Promise<number> {
  const diagnostics = await checkWhole(folder, options);
  const errors = diagnostics.some(isError);
  if (diagnostics.length > 0) console[errors ? 'error' : 'warn'](report(diagnostics));
  if (errors) return 1;
  console.log(disclosures ? disclosureReport(folder, options.cache) : 'Content is valid.');
  return 0;
}

function read(args: readonly string[]): Options | string {
  try {
    return optionsFrom(args);
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
  const options = read(args);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
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
  if (!options.watch) return checkOnce(folder, checkOptions, options.disclosures);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  await watchContent(folder, checkOptions, { print: console.log, signal: stop.signal });
  return 0;
}
