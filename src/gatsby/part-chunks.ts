/**
 * Tells the browser's code which files hold the islands of each template, so that they're asked for together with the template
 * and not after it. Without it a visitor who moves to another page waits for one more round trip.
 */
import { type Chunk, type Compiler, RuntimeModule, Template } from 'webpack';

/** The files that a template imports later: ids of chunks, by the name of the template's chunk. */
function partsOf(chunks: Iterable<Chunk>): Record<string, readonly (string | number)[]> {
  const templates = [...chunks].filter(({ name }) => name?.startsWith('component---'));
  return Object.fromEntries(
    templates.map((chunk) => {
      const groups = [...chunk.groupsIterable].flatMap((group) => group.getChildren());
      const ids = groups.flatMap((group) => group.chunks).flatMap(({ id }) => id ?? []);
      return [chunk.name, [...new Set(ids)]];
    }),
  );
}

/** Part of webpack's runtime: `__webpack_require__.parts`. */
class PartsModule extends RuntimeModule {
  constructor() {
    super('parts of templates');
  }
  override generate(): string {
    const parts = partsOf(this.compilation?.chunks ?? []);
    return Template.asString(`__webpack_require__.parts = ${JSON.stringify(parts)};`);
  }
}

/** The webpack plugin. */
export const partChunks = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap('part-chunks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('part-chunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new PartsModule());
      });
    });
  },
};
