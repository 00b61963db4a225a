/**
 * Gives the browser's code the file names of each template's interactive islands, so that they're requested together with the
 * template and not after it. Otherwise navigation to another page takes one more round trip.
 */
import type { Chunk, Compiler } from 'webpack';

/** Start of the name of an interactive island's chunk. Static islands have none, because they're shown as HTML. */
const island = 'island-';

/** The interactive islands that a template imports lazily: chunk IDs, by the name of the template's chunk. */
function islandChunksOf(chunks: Iterable<Chunk>): Record<string, readonly (string | number)[]> {
  const templates = [...chunks].filter(({ name }) => name?.startsWith('component---'));
  return Object.fromEntries(
    templates.map((chunk) => {
      const groups = [...chunk.groupsIterable].flatMap((group) => group.getChildren());
      const interactive = groups.filter(({ name }) => name?.startsWith(island));
      const ids = interactive.flatMap((group) => group.chunks).flatMap(({ id }) => id ?? []);
      return [chunk.name, [...new Set(ids)]];
    }),
  );
}

/** The webpack plugin. It adds `__webpack_require__.islandChunks` to webpack's runtime. */
export const islandChunks = {
  apply({ hooks, webpack }: Compiler): void {
    class IslandChunksModule extends webpack.RuntimeModule {
      constructor() {
        super('island chunks of templates');
      }
      override generate(): string {
        const chunks = islandChunksOf(this.compilation?.chunks ?? []);
        return `__webpack_require__.islandChunks = ${JSON.stringify(chunks)};`;
      }
    }
    hooks.thisCompilation.tap('island-chunks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('island-chunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new IslandChunksModule());
      });
    });
  },
};
