/** An error in a content file, said so that an editor can mend it. */
export type Diagnostic = {
  /** Path from the repository's root, such as "content/navigation.yaml". */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** What is wrong, with the bad value in it. */
  message: string;
  /** What to do about it. */
  fix: string;
  /** Something to look at soon that stops nothing. Left out of an error. */
  severity?: 'warning';
};

/** Whether a diagnostic stops nothing. */
export const isWarning = ({ severity }: Diagnostic): boolean => severity === 'warning';

/** Whether a diagnostic stops the check and the build. */
export const isError = (diagnostic: Diagnostic): boolean => !isWarning(diagnostic);

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** All diagnostics as text, in the order of the files: place and message on one line, the fix below it. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return [...diagnostics]
    .sort(byPlace)
    .map(
      ({ file, line, column, message, fix, severity }) =>
        `${file}:${line}:${column}  ${severity === 'warning' ? 'Warning: ' : ''}${message}\n  → ${fix}`,
    )
    .join('\n\n');
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `One ${one}` : `${count} ${many}`];

/** All diagnostics as text, with their number at the end; empty when there are none. */
export function report(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return '';
  const errors = diagnostics.filter(isError).length;
  const counts = [
    ...counted(errors, 'error', 'errors'),
    ...counted(diagnostics.length - errors, 'warning', 'warnings'),
  ];
  return `${formatDiagnostics(diagnostics)}\n\n${counts.join(' and ').replace(/and One/, 'and one')} in content/.`;
}

/** A value as an editor would recognize it, on one line and shortened to 60 characters. */
export function quote(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).replace(
    /\s*\n\s*/g,
    ' ',
  );
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}
