/** Labels of stations: names of states, wrapped after underscores. */

/** Pixels. The mono font is 12.5 px; each character is 0.6 em wide. */
export const labelSize = { character: 7.5, line: 16 } as const;

/** Characters per line that keep the labels of adjacent stations apart. */
const longest = 17;

/** A name on as few lines as possible; lines break only after an underscore. */
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

/** Follows the name of a state that is off the line. */
export const asideWords = ' from any state that is not final';
