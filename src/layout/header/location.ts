/** The page that is shown: path and query. The query is empty on the server and in the first render of the browser. */
export type PageLocation = { pathname: string; search: string };
