import { type ReactElement, type ReactNode, useId } from 'react';
import { errorStyle, field, hintStyle, labelStyle } from './field-styles';

/** What a control gets so that its label, hint and error belong to it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: ReactNode;
  hint?: string;
  /** What is wrong with the value, with how to mend it. */
  error?: string | undefined;
  children: (props: ControlProps) => ReactElement;
};

/** A control with its label above it and its hint, or what is wrong with it, below. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const words = error ?? hint;
  const described = words ? { 'aria-describedby': `${id}-words` } : {};
  return (
    <div css={field}>
      <label htmlFor={id} css={labelStyle}>
        {label}
      </label>
      {children({ id, ...described, ...(error ? { 'aria-invalid': true as const } : {}) })}
      {words ? (
        <p id={`${id}-words`} css={error ? errorStyle : hintStyle}>
          {words}
        </p>
      ) : null}
    </div>
  );
}
