/** A mistake in a content file, said so that an editor can mend it. */
export type Problem = {
  /** Path from the repository's root, such as "content/navigation.yaml". */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** What is wrong, with the bad value in it. */
  message: string;
  /** What to do about it. */
  fix: string;
};

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** All problems as text, in the order of the files: place and message on one line, the fix below it. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort(byPlace)
    .map(({ file, line, column, message, fix }) => `${file}:${line}:${column}  ${message}\n  → ${fix}`)
    .join('\n\n');
}

/** A value as an editor would recognize it, on one line and shortened to 60 characters. */
export function quote(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).replace(
    /\s*\n\s*/g,
    ' ',
  );
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}
