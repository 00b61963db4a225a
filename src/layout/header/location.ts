/** Path and query of the current page, as the build knows them: a page's own query is empty. */
export type PageLocation = { pathname: string; search: string };
