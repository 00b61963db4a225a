/**
 * The window event that requests search. Until the scripts handle it, the root element's dataset has an entry of this name
 * with the text typed since.
 */
export const searchRequestEvent = 'searchrequest';

/** The key in the query of /search for text typed before search could open. */
export const searchQuery = 'q';
