/** Checks the syntax of Markdown bodies. Any text is valid Markdown, so these are the signs that something else was meant. */
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ContentFile } from '../../reading/content-file';
import { literalTextOf } from '../../reading/literal-text';
import { markdownTree } from '../../reading/markdown-body';
import { placeAt } from '../../reading/places';
import { brokenLinks } from './broken-links';
import { codeErrors } from './code-blocks';
import { contentErrors } from './code-contents';
import { sampleErrors } from './code-samples';
import { emphasisErrors } from './emphasis';
import { escapedMarks } from './escaped-marks';
import type { MarkdownRule } from './found';
import { headingErrors } from './headings';
import { linkTextErrors } from './link-texts';
import { listErrors } from './lists';
import { missingTexts } from './missing-text';
import { notationErrors } from './notation';
import { otherNotations } from './other-notations';
import { pastedLines } from './pasted-lines';
import { pastedSigns } from './pasted-signs';
import { tableErrors } from './tables';

/** Where two rules report the same place, the first is right. */
const rules: readonly MarkdownRule[] = [
  codeErrors,
  sampleErrors,
  contentErrors,
  tableErrors,
  headingErrors,
  missingTexts,
  pastedSigns,
  pastedLines,
  listErrors,
  escapedMarks,
  otherNotations,
  notationErrors,
  brokenLinks,
  linkTextErrors,
  emphasisErrors,
];

/** The errors in a body's syntax, at most one for each line. */
export function markdownDiagnostics({ file, body }: ContentFile): Diagnostic[] {
  if (!body) return [];
  const { text: source, line: firstLine } = body;
  const markdown = { source, tree: markdownTree(body), literal: literalTextOf(body), firstLine };
  const lines = new Set<number>();
  return rules
    .flatMap((rule) => rule(markdown))
    .flatMap(({ offset, message, fix }) => {
      const place = placeAt(source, offset, firstLine);
      if (lines.has(place.line)) return [];
      lines.add(place.line);
      return [{ file, ...place, message, fix }];
    });
}
