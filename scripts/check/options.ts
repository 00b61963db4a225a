/** The options of `npm run check`. */
import { parseArgs } from 'node:util';

export type Options = {
  /** The day of the check; by default today. */
  today?: string;
  disclosures: boolean;
  words: boolean;
  watch: boolean;
  cache: boolean;
  help: boolean;
};

export const usage = `Usage: npm run check -- [options]

Checks content/: exit code 0 if it is valid, 1 if not, 2 for invalid options.

  --today <day>   check as if it were this day, such as 2027-06-01
  --disclosures   print the disclosures of each page
  --words         count the phrases that docs/style.md avoids, in content/ and in the built pages
  --watch         keep running and check again after each change
  --no-cache      check everything, without cached results
  --help          print this help`;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** An error for invalid options; its message is one sentence. */
export class OptionError extends Error {}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        today: { type: 'string' },
        disclosures: { type: 'boolean', default: false },
        words: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        'no-cache': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
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
  const { today, 'no-cache': noCache, ...rest } = parsed(args);
  if (today !== undefined && !isDay(today))
    throw new OptionError(`"${today}" is not a day. Write one like 2027-06-01.`);
  for (const report of ['disclosures', 'words'] as const)
    if (rest.watch && rest[report]) throw new OptionError(`Use --${report} without --watch.`);
  return { ...rest, cache: !noCache, ...(today === undefined ? {} : { today }) };
}
