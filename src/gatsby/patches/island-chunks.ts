/**
 * Gives the browser's code the files that hold the islands of each template, so that they're requested together with the template
 * and not after it. Without it a visitor who moves to another page waits for one more round trip.
 */
import type { Chunk, Compiler } from 'webpack';

/** The files that a template imports later: ids of chunks, by the name of the template's chunk. */
function islandChunksOf(chunks: Iterable<Chunk>): Record<string, readonly (string | number)[]> {
  const templates = [...chunks].filter(({ name }) => name?.startsWith('component---'));
  return Object.fromEntries(
    templates.map((chunk) => {
      const groups = [...chunk.groupsIterable].flatMap((group) => group.getChildren());
      const ids = groups.flatMap((group) => group.chunks).flatMap(({ id }) => id ?? []);
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
