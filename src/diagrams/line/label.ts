/** Labels of stations: names of states, broken where they have an underscore. */

/** Pixels. The mono face is 12.5 px; each of its characters is 0.6 of that wide. */
export const labelSize = { character: 7.5, line: 16 } as const;

/** Characters on a line, so that labels of neighbouring stations stay apart. */
const longest = 17;

/** A name on as few lines as fit; a break comes after an underscore only. */
export function labelLines(name: string): string[] {
  const lines: string[] = [];
  for (const piece of name.split(/(?<=_)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + piece.length <= longest) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines;
}

/** The width of a label in pixels. */
export const labelWidth = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => line.length)) * labelSize.character;

/** What stands behind the name of a state that is off the line. */
export const asideWords = ' from any state that is not final';
