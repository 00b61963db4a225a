/** Diagnostics as JSON, for programs and for the development page. */
import { type Diagnostic, inOrder, isError } from './diagnostic';
import { type ExcerptLine, excerptOf, type SourceText } from './excerpt';

/** A diagnostic with its severity, and the lines around it with what it's about. */
export type DiagnosticData = Omit<Diagnostic, 'severity'> & {
  severity: 'error' | 'warning';
  excerpt: ExcerptLine[];
};

/** All diagnostics of a check. */
export type CheckData = { errors: number; warnings: number; diagnostics: DiagnosticData[] };

/** The diagnostics in the order of the report, as data. */
export function dataOf(diagnostics: readonly Diagnostic[], sources: SourceText): CheckData {
  const errors = diagnostics.filter(isError).length;
  return {
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: inOrder(diagnostics).map((diagnostic) => ({
      ...diagnostic,
      severity: diagnostic.severity ?? 'error',
      excerpt: excerptOf(diagnostic, sources),
    })),
  };
}
