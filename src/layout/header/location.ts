/** Path and query of the current page. The query is empty on the server and in the first render in the browser. */
export type PageLocation = { pathname: string; search: string };
