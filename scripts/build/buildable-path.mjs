// @ts-check

/**
 * Characters that a part of Gatsby can't handle in the path of a folder: `#`, `?` and `!` have a meaning for webpack, `%` for lmdb,
 * brackets and `*` for glob patterns; `'` ends a string in code that Gatsby writes.
 */
const unusable = /[#?!%'*[\]{}]/;

/**
 * Why the site can't be built in a folder; undefined if it can. Without this, the build fails with errors that don't mention the path.
 * @param {string} folder an absolute path
 */
export function pathProblem(folder) {
  const [character] = unusable.exec(folder) ?? [];
  return character === undefined
    ? undefined
    : `The site can't be built in ${folder}: Gatsby doesn't work in a folder with ${character} in its path. Move or rename the folder, then run the same command again.`;
}
