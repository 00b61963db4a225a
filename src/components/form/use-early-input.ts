import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports input that the visitor entered before the form was hydrated, as a change.
 * @returns the ref of the control
 */
export function useEarlyInput<E extends { value: string }>(
  value: string,
  onChange: (value: string) => void,
): RefObject<E> {
  const control = useRef<E>(null);
  const first = useRef({ value, onChange });
  useEffect(() => {
    const written = control.current?.value;
    // The control is also empty if the browser rejects the value it was given.
    if (written && written !== first.current.value) first.current.onChange(written);
  }, []);
  return control;
}
