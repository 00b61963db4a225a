// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { one } from '../test-steps/summary.mjs';

const file = 'src/gatsby-types.d.ts';

/** The text of the generated types; undefined when there are none. */
function current() {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Watches the GraphQL types that the build generates and that are committed: the sources were checked
 * against them before the build, so the build must leave them as they are.
 * `remember` is called before the build; `compare` after it gives the count, or why there is none.
 * @param {() => string | undefined} [read] for tests
 */
export function watchTypes(read = current) {
  /** @type {{ text: string | undefined } | undefined} */
  let before;
  return {
    remember() {
      before = { text: read() };
    },
    compare() {
      if (!before) return `${file} was not compared: the build was not chosen`;
      const after = read();
      const same = after !== undefined && after === before.text;
      console.log(same ? `${file} is up to date.` : `The build generated other types: commit ${file}`);
      return one(same);
    },
  };
}
