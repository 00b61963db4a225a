/**
 * Two changes to Pagefind's own code. It treats a part of the index that can't be loaded as empty, so that search would
 * report no results; and it leaves a rejected promise behind, which the browser reports as an error. If the build fails
 * here after an upgrade, look at `loadChunk` and the constructor of `Pagefind` in its pagefind.js. If both report failures
 * by then, delete this file.
 */
export const pagefindChanges = [
  {
    from: '"load_index_chunk")).catch(()=>{});}',
    to: '"load_index_chunk"));}',
  },
  {
    from: 'this.instances=[this.primary];this.init(options2?.language);',
    to: 'this.instances=[this.primary];this.init(options2?.language).catch(()=>{});',
  },
] as const;

/**
 * Makes a search fail if a part of the index that it needs can't be loaded.
 * @throws if the code isn't what these changes are written for
 */
export function patchPagefindFailures(code: string): string {
  return pagefindChanges.reduce((changed, { from, to }) => {
    if (changed.split(from).length !== 2)
      throw new Error(
        `Pagefind's code has changed: it doesn't have "${from}" once. See src/gatsby/patches/pagefind-failures.ts.`,
      );
    return changed.replace(from, () => to);
  }, code);
}
