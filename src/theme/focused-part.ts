/** The attribute of a part of the page that can be focused only by script, while it has the focus. */
export const focusedPart = 'data-focused-part';
