/** Cloudflare Pages and Netlify serve products.html at /products, and products/index.html at /products/. */

/** The path at which these hosts publish a file so that its page has no slash at the end. */
export const flatPath = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');
