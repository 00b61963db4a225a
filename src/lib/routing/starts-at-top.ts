/**
 * Whether the visitor reached the page by following a link to its top. What is below the fold may then be rendered after the
 * first paint. Otherwise the page is needed whole, because a position in it has to be found.
 */
let atTop = false;

/** Sets it before the page is rendered. */
export function setStartsAtTop(value: boolean): void {
  atTop = value;
}

/** Whether the visitor followed a link to the top of the page. */
export const startsAtTop = (): boolean => atTop;
