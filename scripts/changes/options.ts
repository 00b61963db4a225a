/** The options of `npm run changes`. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  /** A commit to build, or the public folder of a built site (absolute). */
  readonly base: { readonly commit: string } | { readonly folder: string };
  /** Absolute. The command replaces the files that it writes there. */
  readonly out: string;
  readonly screenshots: boolean;
}

/**
 * Reads the options. Throws an error that names the fix.
 * @param args what follows the command
 * @param root the folder of the site
 * @param typedIn the folder in which the command was typed: npm runs it in the folder of package.json
 */
export function readOptions(
  args: readonly string[],
  root: string,
  typedIn = process.env.INIT_CWD ?? process.cwd(),
): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'base-folder': { type: 'string' },
      out: { type: 'string' },
      screenshots: { type: 'boolean', default: false },
    },
  });
  const folder = values['base-folder'];
  const [commit] = positionals;
  if (positionals.length + (folder === undefined ? 0 : 1) !== 1)
    throw new Error(
      'Name one commit to compare with, such as npm run changes -- main, or one --base-folder.',
    );
  return {
    base: folder !== undefined ? { folder: resolve(typedIn, folder) } : { commit: commit ?? '' },
    out: values.out === undefined ? join(root, 'changes') : resolve(typedIn, values.out),
    screenshots: values.screenshots,
  };
}
