/** The options of `npm run bench:interaction`. */
import { parseArgs } from 'node:util';
import { checkCommit } from '../commit-copy';
import { readCount, readGroups } from '../options';
import { type ControlName, controlNames } from './controls';

export const groups = ['tasks', 'taps', 'clicks'] as const;
export type Group = (typeof groups)[number];

export type Options = {
  readonly only: readonly Group[];
  readonly runs: number;
  /** Paths within the site; by default the largest page of each template. */
  readonly pages?: readonly string[];
  readonly against?: string;
  /** What is tapped; by default everything that a page has. */
  readonly controls: readonly ControlName[];
  readonly everyPair: boolean;
};

/** Reads the command line. Throws an error that names the fix. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: groups.join(',') },
      // One run of every template takes about twenty minutes.
      runs: { type: 'string', default: '1' },
      pages: { type: 'string' },
      against: { type: 'string' },
      controls: { type: 'string', default: controlNames.join(',') },
      'every-pair': { type: 'boolean', default: false },
    },
  });
  if (values.against !== undefined) checkCommit(values.against);
  return {
    only: readGroups(values.only, groups),
    runs: readCount(values.runs),
    ...(values.pages === undefined ? {} : { pages: values.pages.split(',') }),
    ...(values.against === undefined ? {} : { against: values.against }),
    controls: readGroups(values.controls, controlNames),
    everyPair: values['every-pair'],
  };
}
