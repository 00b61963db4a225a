/**
 * The attribute of the element around a form and its result: "built", "stale" after the visitor has entered something in a form that isn't
 * hydrated, so that its result is outdated, or "live".
 */
export const formState = 'data-form';

/** Marks changed forms as stale, for the inline script: the result of a price calculator, for example, would be wrong. */
export const markStale = `addEventListener("input",function(e){(e=e.target.closest("[${formState}=built]"))&&e.setAttribute("${formState}","stale")});`;

/** Marks a form as live; a ref of the element with the attribute. */
export function markLive(element: Element | null): void {
  element?.setAttribute(formState, 'live');
}
