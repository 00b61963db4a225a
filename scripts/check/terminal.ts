/** What the check prints depends on where: colors in a terminal, annotations in GitHub's workflows. */
import { styleText } from 'node:util';
import { type Diagnostic, isWarning } from '../../src/content-model/check';
import type { Paint } from '../../src/content-model/check/diagnostics/report';

type Stream = { isTTY?: boolean; hasColors?: () => boolean };

/** Whether a stream gets colors. As in Node and npm, FORCE_COLOR takes precedence over NO_COLOR, and both over the kind of the stream. */
function hasColors(stream: Stream, { FORCE_COLOR: forced, NO_COLOR: refused }: NodeJS.ProcessEnv): boolean {
  if (forced !== undefined) return !['0', 'false'].includes(forced);
  return Boolean(stream.isTTY && !refused && stream.hasColors?.());
}

/** Colors for a stream; undefined for one that gets none. */
export function paintFor(stream: Stream, env: NodeJS.ProcessEnv = process.env): Paint | undefined {
  if (!hasColors(stream, env)) return undefined;
  // Newer versions of Node would look at the standard output, which may be another stream.
  return (style, text) => styleText(style, text, { validateStream: false });
}

/** Escapes a text for a workflow command. */
const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Escapes a property of a workflow command, which a comma or a colon would end. */
const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub's workflow commands that show diagnostics at the lines of a pull request. */
export const annotations = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .map((diagnostic) => {
      const { file, line, column, message, fix } = diagnostic;
      const kind = isWarning(diagnostic) ? 'warning' : 'error';
      return `::${kind} file=${escapedProperty(file)},line=${line},col=${column}::${escaped(`${message}\n→ ${fix}`)}`;
    })
    .join('\n');
