/** Path and query of the current page. The query is empty on the server and in the first render in the browser. */
export type PageLocation = { pathname: string; search: string };

/** A page's component that's marked in the navigation under another address than its own. */
export type WithPlace<Props> = {
  /** That address; undefined if it's the page's own after all. */
  readonly place?: (props: Props) => PageLocation | undefined;
};
