import { type RefObject, useEffect, useRef } from 'react';
import { takeInput } from '../../islands/early-input';

/**
 * Reports input that the visitor entered before the form was hydrated, as a change. If React has replaced the form, the focus returns
 * to the control.
 * @param name of the control; without one, what was entered in a replaced control is lost
 * @returns the ref of the control
 */
export function useEarlyInput<E extends HTMLElement & { value: string }>(
  name: string | undefined,
  value: string,
  onChange: (value: string) => void,
): RefObject<E> {
  const control = useRef<E>(null);
  const first = useRef({ name, value, onChange });
  useEffect(() => {
    const { name, value, onChange } = first.current;
    const early = name === undefined ? undefined : takeInput(name);
    if (early?.focused && document.activeElement === document.body) control.current?.focus();
    const now = control.current?.value;
    // The control is also empty if the browser rejects the value it was given.
    const entered = now && now !== value ? now : early?.value;
    if (entered && entered !== value) onChange(entered);
  }, []);
  return control;
}
