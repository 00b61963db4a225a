/** Diagnostics as text for people. */
import { type Diagnostic, inOrder, isError, isWarning } from './diagnostic';
import { type ExcerptLine, excerptOf, type SourceText } from './excerpt';

/** Styles a piece of text for a terminal. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'green', text: string) => string;

/** How to report; everything is optional. */
export type ReportOptions = {
  /** With it, each diagnostic shows the lines around it. */
  sources?: SourceText;
  /** With it, the report has colors. */
  paint?: Paint;
};

const plain: Paint = (_style, text) => text;

const none: SourceText = () => undefined;

/** The lines of an excerpt with their numbers, and carets below what the message is about. */
function framed(lines: readonly ExcerptLine[], paint: Paint, color: 'red' | 'yellow'): string[] {
  const digits = String(lines.at(-1)?.number ?? '').length;
  const gutter = (number: number | string) => paint('dim', `  ${String(number).padStart(digits)} |`);
  return lines.flatMap(({ number, text, mark }) => {
    const row = `${gutter(number)} ${text}`;
    if (!mark) return [row];
    return [row, `${gutter('')} ${' '.repeat(mark.start)}${paint(color, '^'.repeat(mark.length))}`];
  });
}

function formatted(diagnostic: Diagnostic, { sources = none, paint = plain }: ReportOptions): string {
  const { file, line, column, message, fix } = diagnostic;
  const color = isWarning(diagnostic) ? 'yellow' : 'red';
  const what = `${isWarning(diagnostic) ? 'Warning: ' : ''}${message}`;
  return [
    `${paint('bold', `${file}:${line}:${column}`)}  ${paint(color, what)}`,
    ...framed(excerptOf(diagnostic, sources), paint, color),
    `  ${paint('green', '→')} ${fix}`,
  ].join('\n');
}

/** All diagnostics as text, in order: position and message, the lines around it, the fix. */
export const formatDiagnostics = (diagnostics: readonly Diagnostic[], options: ReportOptions = {}): string =>
  inOrder(diagnostics)
    .map((diagnostic) => formatted(diagnostic, options))
    .join('\n\n');

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `One ${one}` : `${count} ${many}`];

/** "2 errors and one warning"; empty if there are none. */
export function countsOf(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length;
  return [
    ...counted(errors, 'error', 'errors'),
    ...counted(diagnostics.length - errors, 'warning', 'warnings'),
  ]
    .join(' and ')
    .replace(/and One/, 'and one');
}

/** All diagnostics as text, with their number at the end; empty if there are none. */
export const report = (diagnostics: readonly Diagnostic[], options: ReportOptions = {}): string =>
  diagnostics.length === 0
    ? ''
    : `${formatDiagnostics(diagnostics, options)}\n\n${countsOf(diagnostics)} in content/.`;
