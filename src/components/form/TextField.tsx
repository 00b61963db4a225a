import { type InputHTMLAttributes, type SyntheticEvent, useEffect, useState } from 'react';
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
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'max' | 'placeholder'>;

/** A field for a line of text, a number or a time. Its value is the text that the visitor typed. */
export function TextField({ label, hint, error, value, onChange, ...input }: TextFieldProps) {
  const [first] = useState(value);
  const ref = useEarlyInput<HTMLInputElement>(value, onChange);
  // Not by React: for an incomplete date it would also empty the attribute, upon which Firefox clears the other parts of the date.
  useEffect(() => {
    const { current } = ref;
    if (current && current !== document.activeElement && current.value !== value) current.value = value;
  });
  // The value of an incomplete date is empty, which must not count as cleared. Emptied part by part, a date doesn't report a change.
  const report = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (!field.validity.badInput && field.value !== value) onChange(field.value);
  };
  const leave = (event: SyntheticEvent<HTMLInputElement>) => {
    report(event);
    // Without a time, the value is that of the clock again; an incomplete date is replaced with the one in the address.
    event.currentTarget.value = value;
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
          onChange={report}
          onKeyUp={report}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
