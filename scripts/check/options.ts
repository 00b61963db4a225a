/** The options of `npm run check`. */
import { parseArgs } from 'node:util';
import { isDay } from '../../src/lib/time/is-day';

export type Options = {
  /** The day of the check; by default today. */
  today?: string;
  /** The files and folders to report, as typed; empty for all. */
  files: readonly string[];
  json: boolean;
  disclosures: boolean;
  words: boolean;
  watch: boolean;
  cache: boolean;
  help: boolean;
};

export const usage = `Usage: npm run check -- [options] [files]

Checks content/: exit code 0 if it is valid, 1 if not, 2 for invalid options.

  files           report only these files or folders, such as content/facts.yaml
  --json          print the diagnostics as JSON
  --today <day>   check as if it were this day, such as 2027-06-01
  --disclosures   print the disclosures of each page
  --words         count the phrases that docs/style.md avoids, in content/ and in the built pages
  --watch         keep running and check again after each change
  --no-cache      check everything, without cached results
  --help          print this help`;

/** Options that can't be combined. */
const conflicts = [
  ['disclosures', 'watch'],
  ['words', 'watch'],
  ['json', 'watch'],
  ['disclosures', 'json'],
  ['words', 'json'],
] as const;

/** An error for invalid options; its message is one or two sentences. */
export class OptionError extends Error {}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        today: { type: 'string' },
        json: { type: 'boolean', default: false },
        disclosures: { type: 'boolean', default: false },
        words: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        'no-cache': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [what = ''] = (error as Error).message.split('. ');
    throw new OptionError(`${what}. Run "npm run check -- --help" for the options.`);
  }
}

/**
 * Reads the arguments of the command.
 * @throws OptionError
 */
export function optionsFrom(args: readonly string[]): Options {
  const { values, positionals: files } = parsed(args);
  const { today, 'no-cache': noCache, ...rest } = values;
  if (today !== undefined && !isDay(today))
    throw new OptionError(`"${today}" is not a day. Write one like 2027-06-01.`);
  for (const [one, other] of conflicts)
    if (rest[one] && rest[other]) throw new OptionError(`Use --${one} without --${other}.`);
  const whole = (['disclosures', 'words'] as const).find((name) => rest[name]);
  if (whole && files.length > 0) throw new OptionError(`Use --${whole} without files.`);
  return { ...rest, files, cache: !noCache, ...(today === undefined ? {} : { today }) };
}
