import { type ChangeEvent, type InputHTMLAttributes, type SyntheticEvent, useState } from 'react';
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
export function TextField({ label, hint, error, onChange, ...input }: TextFieldProps) {
  // The value of an incomplete date or time is empty. Until the visitor leaves the field, it must neither count as cleared
  // nor be overwritten with the value in the address.
  const [unfinished, setUnfinished] = useState(false);
  const changed = ({ target: { validity, value } }: ChangeEvent<HTMLInputElement>) => {
    setUnfinished(validity.badInput);
    if (!validity.badInput) onChange(value);
  };
  // Emptied part by part, a date has had an empty value since its first part was, so there was no further change.
  const settle = ({ currentTarget: { validity, value } }: SyntheticEvent<HTMLInputElement>) => {
    if (!unfinished || validity.badInput) return;
    setUnfinished(false);
    onChange(value);
  };
  const leave = (event: SyntheticEvent<HTMLInputElement>) => {
    settle(event);
    setUnfinished(false);
  };
  const ref = useEarlyInput<HTMLInputElement>(input.name, input.value, onChange);
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})}>
      {(props) => (
        <input
          {...props}
          autoComplete="off"
          {...input}
          ref={ref}
          css={control}
          value={unfinished ? '' : input.value}
          onChange={changed}
          onKeyUp={settle}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
