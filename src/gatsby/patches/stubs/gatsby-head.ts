/** Replaces Gatsby's Head API in the browser's bundle: the site uses react-helmet. Saves 1 kB (brotli). */
export function headHandlerForBrowser(): void {}
