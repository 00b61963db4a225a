/**
 * What a visitor enters in a form before it's hydrated. Usually hydration keeps it. But if a translator or an extension has changed the
 * page, React replaces the form, and everything in it would be lost.
 */
type Control = HTMLInputElement | HTMLSelectElement;
type Early = { readonly value: string | undefined; readonly focused: boolean };

const controls = 'select[name], input[name]:not([type="radio"], [type="checkbox"])';
const early = new Map<string, Early>();

/** Controls of different pages may have the same name. */
const keyOf = (name: string): string => `${window.location.pathname} ${name}`;

const builtValue = (control: Control): string | undefined =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value;

/** Remembers what's been entered in the controls of an element, and which one is focused. Call it before hydrating the element. */
export function rememberInput(element: Element): void {
  for (const control of element.querySelectorAll<Control>(controls)) {
    const value = control.value === builtValue(control) ? undefined : control.value;
    const focused = control === document.activeElement;
    if (value !== undefined || focused) early.set(keyOf(control.name), { value, focused });
    else early.delete(keyOf(control.name));
  }
}

/** Returns what's been entered in the control with a name, if anything, and forgets it. */
export function takeInput(name: string): Early | undefined {
  const found = early.get(keyOf(name));
  early.delete(keyOf(name));
  return found;
}
