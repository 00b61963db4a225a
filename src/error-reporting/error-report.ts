/** What is told of an error on its way from the page to the reporting service. */

/** Where an error happened: the path of the page, and React's list of the components around it. */
export type ErrorPlace = { pathname: string; componentStack?: string };

/** What the window says of an error that nothing has caught. */
export type WindowEvent = ErrorEvent | PromiseRejectionEvent;

/** An error with the page it happened on: caught by the boundary, or by the window. */
export type Report = (ErrorPlace & { error: unknown }) | { pathname: string; event: WindowEvent };

/** What the error screen knows of the page that failed. */
export type ErrorScreenProps = {
  location: { pathname: string; search: string };
  /** The page's data, which may be what failed. */
  pageData: unknown;
};
