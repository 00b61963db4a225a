/** Webpack's runtime, with what src/gatsby/patches/island-chunks.ts adds. */
declare const __webpack_require__: {
  readonly e: (chunk: string | number) => Promise<unknown>;
  readonly islandChunks: Readonly<Record<string, readonly (string | number)[]>>;
};

/**
 * Asks for the files of a template's islands before the template has come. A failure goes unnoticed: the islands ask again.
 * @param template the name of its chunk, such as "component---src-templates-fees-tsx"
 */
export function requestIslandChunks(template: string): void {
  for (const chunk of __webpack_require__.islandChunks[template] ?? [])
    __webpack_require__.e(chunk).catch(() => undefined);
}
