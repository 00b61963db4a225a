import { type ReactElement, type ReactNode, useId } from 'react';
import { errorStyle, field, hintStyle, labelStyle, wordsStyle } from './field-styles';

/** Props that connect a control to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: ReactNode;
  hint?: string;
  /** What's wrong with the value and how to fix it. */
  error?: string | undefined;
  children: (props: ControlProps) => ReactElement;
};

/** A control with its label above it and its hint or error below. Screen readers announce an error that appears while the visitor types. */
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
      <p id={`${id}-words`} css={[error ? errorStyle : hintStyle, wordsStyle]} aria-live="polite">
        {words}
      </p>
    </div>
  );
}
