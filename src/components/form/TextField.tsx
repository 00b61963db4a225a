import type { InputHTMLAttributes } from 'react';
import { Field } from './Field';
import { control } from './styles';
import { useWrittenBefore } from './use-written-before';

type TextFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'name' | 'min' | 'max' | 'step' | 'autoComplete' | 'placeholder'
>;

/** A field for a line of text, a number or a time. Its value is a text, as the visitor typed it. */
export function TextField({ label, hint, error, onChange, ...input }: TextFieldProps) {
  const ref = useWrittenBefore<HTMLInputElement>(input.value, onChange);
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})}>
      {(props) => (
        <input
          {...props}
          autoComplete="off"
          {...input}
          ref={ref}
          css={control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
