/** Every page has a Markdown alternate, at its address plus ".md"; that of the home page is /index.md. */

/** The path of a page's Markdown alternate. @param path of the page, without a trailing slash */
export const alternatePath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** For elements that repeat nearby text or only work in a browser: the Markdown alternate leaves them out. */
export const notInAlternate = { 'data-alternate': 'none' } as const;
