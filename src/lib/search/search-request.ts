/**
 * The event on the window that says that search is asked for. Until it is answered, the data of the root element by this name
 * holds what has been typed since.
 */
export const searchRequestEvent = 'asked';

/** The name in the query of /search for what was typed before search could open. */
export const searchQuery = 'q';
