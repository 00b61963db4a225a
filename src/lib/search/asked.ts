/**
 * The event on the window that says that search is asked for. Until it is answered, the data of the root element by this name
 * holds what has been typed since.
 */
export const searchAsked = 'asked';
