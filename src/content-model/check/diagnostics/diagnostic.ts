/** An error or warning in a content file, in words that help an editor fix it. */
export type Diagnostic = {
  /** Path from the repository root, such as "content/navigation.yaml". */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** What is wrong, including the bad value. */
  message: string;
  /** The fix. */
  fix: string;
  /** A warning stops nothing. Absent for an error. */
  severity?: 'warning';
};

/** Whether a diagnostic is a warning, which doesn't stop the check or the build. */
export const isWarning = ({ severity }: Diagnostic): boolean => severity === 'warning';

/** Whether a diagnostic stops the check and the build. */
export const isError = (diagnostic: Diagnostic): boolean => !isWarning(diagnostic);

/** The diagnostics in the order of files, lines and columns. */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);

/** A value as an editor recognizes it, on one line and truncated to 60 characters. */
export function quote(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).replace(
    /\s*\n\s*/g,
    ' ',
  );
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}
