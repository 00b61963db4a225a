/**
 * What a visitor enters in a form before it's hydrated. Hydration usually keeps it. But if a translator or an extension has changed
 * the page, React replaces the form, and what was entered is only in the old controls, which are no longer on the page.
 */
type Control = HTMLInputElement | HTMLSelectElement;

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

const selector = 'select[name], input[name]:not([type="radio"], [type="checkbox"])';

/** The controls of the built page that haven't been hydrated yet, by their names, which are unique on a page. */
const built = new Map<string, Control>();

/** The value that a control has in the page's HTML. */
const builtValue = (control: Control): string | undefined =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value;

/** What the visitor has entered in a built control; empty if nothing. */
export const enteredIn = (control: Control): string =>
  control.value === builtValue(control) ? '' : control.value;

/** Remembers the controls in an element. Call it before React hydrates or replaces the element. */
export function rememberControls(element: Element): void {
  for (const control of element.querySelectorAll<Control>(selector)) {
    const known = built.get(control.name);
    // An empty copy, which React may have put in place of an island, isn't the one that the visitor has used.
    if (!known || enteredIn(known) === '' || enteredIn(control) !== '') built.set(control.name, control);
  }
}

/** Forgets all controls. Call it when another page is shown, whose controls may have the same names. */
export const forgetControls = (): void => built.clear();

/**
 * Forgets the built control with a name, and returns it if React has replaced it.
 * @param current the control that's on the page now
 */
export function takeReplaced(name: string, current: Element | null): Control | undefined {
  const control = built.get(name);
  built.delete(name);
  return control === current ? undefined : control;
}
