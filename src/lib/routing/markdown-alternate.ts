/** Every page has a twin in Markdown, at its address and ".md". */

/** The path of a page's twin. @param path of the page, without a slash at its end */
export const alternatePath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** For elements that say a second time, or only in a browser, what stands beside them: the twin leaves them out. */
export const notInAlternate = { 'data-twin': 'none' } as const;
