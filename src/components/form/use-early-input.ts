import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control can be written in before the script of its form has come. What stands in it then is told as a change as
 * soon as the script is there, so that nothing is lost.
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
    // Nothing stands in a control too when the browser refuses the value that it was given.
    if (written && written !== first.current.value) first.current.onChange(written);
  }, []);
  return control;
}
