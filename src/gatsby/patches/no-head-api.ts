/** In place of Gatsby's Head API, which is called on every page although no page uses it: react-helmet renders the head. */
export function headHandlerForBrowser(): void {}
