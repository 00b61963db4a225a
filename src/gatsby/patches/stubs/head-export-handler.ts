/** In place of the code for Gatsby's Head API: react-helmet renders the head. Saves 1.1 kB (brotli). */
export function headHandlerForBrowser(): void {}
