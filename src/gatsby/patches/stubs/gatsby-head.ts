/** Stands in for Gatsby's Head export in the browser's bundle: the head is react-helmet's. Saves 1 kB (brotli). */
export function headHandlerForBrowser(): void {}
