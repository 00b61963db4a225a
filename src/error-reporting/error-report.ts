/** An error on its way from the page to the reporting service. */

/** Where an error happened: the path of the page, and React's component stack. */
export type ErrorPlace = { pathname: string; componentStack?: string };

/** The window's event for an uncaught error. */
export type WindowEvent = ErrorEvent | PromiseRejectionEvent;

/** An error with its page: caught by the boundary, or by the window. */
export type Report = (ErrorPlace & { error: unknown }) | { pathname: string; event: WindowEvent };
