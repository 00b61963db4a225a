import { Field } from './Field';
import { control } from './field-styles';
import { useEarlyInput } from './use-early-input';

type SelectFieldProps = {
  label: string;
  name: string;
  value: string;
  options: readonly { readonly value: string; readonly name: string }[];
  onChange: (value: string) => void;
};

/** A labeled `<select>`. */
export function SelectField({ label, name, value, options, onChange }: SelectFieldProps) {
  const ref = useEarlyInput<HTMLSelectElement>(value, onChange);
  return (
    <Field label={label}>
      {(props) => (
        <select
          {...props}
          ref={ref}
          name={name}
          value={value}
          css={control}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
