// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { one } from './summary.mjs';

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
 * Watches the GraphQL types that the build generates and that are committed. The sources were type-checked against them
 * before the build, so the build must not change them. Call `remember` before the build; `compare` after it returns the
 * count, or why there's none.
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
      if (!before) return `${file} wasn't compared, because the build step didn't run`;
      const after = read();
      const same = after !== undefined && after === before.text;
      console.log(same ? `${file} is up to date.` : `The build generated different types. Commit ${file}.`);
      return one(same);
    },
  };
}
