/**
 * What a page may weigh, in bytes as a server sends them: HTML and scripts after Brotli at its best (quality 11), fonts as they are.
 * The limits catch accidents; they leave room for features. `npm run bench:pages` shows how far each page is from them.
 */
export const budgets = { html: 24_000, referenceHtml: 32_000, script: 80_000, fonts: 32_000 } as const;

/** The limit for a page's HTML: a page of the API reference shows a whole resource. */
export const htmlBudget = (route: string): number =>
  route.startsWith('/documentation/api/') ? budgets.referenceHtml : budgets.html;
