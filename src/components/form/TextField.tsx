import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Field } from './Field';
import { control } from './field-styles';
import { useEarlyInput } from './use-early-input';

type TextFieldProps = {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'max'>;

/** A field for a line of text, a number or a time. Its value is the text that the visitor typed. */
export function TextField({ label, hint, error, value, onChange, ...input }: TextFieldProps) {
  // The value of an incomplete date or time is empty. Until the visitor leaves the field, it must neither count as cleared
  // nor be overwritten with the value in the address.
  const [unfinished, setUnfinished] = useState(false);
  const [first] = useState(value);
  const ref = useEarlyInput<HTMLInputElement>(value, onChange);
  const mounted = useRef(false);
  // Not by React: for an incomplete date it would also empty the attribute, upon which Firefox clears the other parts of the date.
  useEffect(() => {
    const { current } = ref;
    // At first the field may have what the visitor entered before it was hydrated.
    if (current && mounted.current && !unfinished && current.value !== value) current.value = value;
    mounted.current = true;
  }, [ref, value, unfinished]);
  const changed = ({ target: field }: ChangeEvent<HTMLInputElement>) => {
    setUnfinished(field.validity.badInput);
    if (!field.validity.badInput) onChange(field.value);
  };
  // Emptied part by part, a date has had an empty value since its first part was, so there was no further change.
  const settle = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (!unfinished || field.validity.badInput) return;
    setUnfinished(false);
    onChange(field.value);
  };
  const leave = (event: SyntheticEvent<HTMLInputElement>) => {
    const { currentTarget: field } = event;
    settle(event);
    setUnfinished(false);
    // Of a field that was cleared the value may be as before: without a time, it's that of the clock.
    if (!unfinished && field.value !== value) field.value = value;
  };
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})}>
      {(props) => (
        <input
          {...props}
          autoComplete="off"
          {...input}
          ref={ref}
          css={control}
          defaultValue={first}
          onChange={changed}
          onKeyUp={settle}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
