import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports what the visitor entered before the form was hydrated, as a change.
 * @returns the ref of the control
 */
export function useEarlyInput<E extends HTMLElement & { value: string }>(
  value: string,
  onChange: (value: string) => void,
): RefObject<E> {
  const control = useRef<E>(null);
  const first = useRef({ value, onChange });
  useEffect(() => {
    const { value, onChange } = first.current;
    // It's empty if the browser rejects the value that it was given.
    const entered = control.current?.value;
    if (entered && entered !== value) onChange(entered);
  }, []);
  return control;
}
