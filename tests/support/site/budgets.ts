/**
 * Size limits of a page in transferred bytes: HTML and scripts after Brotli at quality 11, fonts as they are.
 * The limits catch accidents and leave headroom for features. `npm run bench:pages` shows each page's share of them.
 */
export const budgets = { html: 24_000, referenceHtml: 32_000, script: 80_000, fonts: 32_000 } as const;

/** The limit for a page's HTML: an API reference page contains a whole resource. */
export const htmlBudget = (route: string): number =>
  route.startsWith('/documentation/api/') ? budgets.referenceHtml : budgets.html;
