/** The options of `npm run bench:peers`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCount, readGroups } from '../options';
import { type PeerName, peerNames } from './generators';

export type Options = {
  readonly only: readonly PeerName[];
  readonly runs: number;
  /** Absolute; undefined for a temporary one. */
  readonly folder?: string;
};

/** Reads the command line. Throws an error that names the fix. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: peerNames.join(',') },
      runs: { type: 'string', default: '5' },
      folder: { type: 'string' },
    },
  });
  return {
    only: readGroups(values.only, peerNames),
    runs: readCount(values.runs),
    ...(values.folder === undefined ? {} : { folder: resolve(values.folder) }),
  };
}
