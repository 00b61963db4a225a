/** Webpack's runtime, with what src/gatsby/patches/island-chunks.ts adds. */
declare const __webpack_require__: {
  readonly e: (chunk: string | number) => Promise<unknown>;
  readonly islandChunks: Readonly<Record<string, readonly (string | number)[]>>;
};

/**
 * Requests the files of a template's islands in parallel with the template. Failures are ignored: the islands request them again.
 * @param template the name of its chunk, such as "component---src-templates-fees-tsx"
 */
export function requestIslandChunks(template: string): void {
  for (const chunk of __webpack_require__.islandChunks[template] ?? [])
    __webpack_require__.e(chunk).catch(() => undefined);
}
