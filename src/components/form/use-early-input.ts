import { type RefObject, useEffect, useRef, useState } from 'react';
import { enteredIn, takeReplaced } from '../../islands/early-input';

const focusedElement = (): Element | null =>
  typeof document === 'undefined' ? null : document.activeElement;

/**
 * Reports input that the visitor entered before the form was hydrated, as a change. If React has replaced the control, it gets the
 * focus that the old one had.
 * @returns the ref of the control
 */
export function useEarlyInput<E extends HTMLElement & { value: string }>(
  name: string,
  value: string,
  onChange: (value: string) => void,
): RefObject<E> {
  const control = useRef<E>(null);
  const first = useRef({ name, value, onChange });
  // While React renders the new control, the old one is still on the page.
  const [focused] = useState(focusedElement);
  useEffect(() => {
    const { current } = control;
    const { name, value, onChange } = first.current;
    const replaced = takeReplaced(name, current);
    if (replaced && replaced === focused && document.activeElement === document.body)
      current?.focus({ preventScroll: true });
    // The control is also empty if the browser rejects the value it was given.
    const entered = replaced ? enteredIn(replaced) : current?.value;
    if (entered && entered !== value) onChange(entered);
  }, [focused]);
  return control;
}
