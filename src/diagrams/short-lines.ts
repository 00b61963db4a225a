/**
 * Words in short lines for a picture, which does not break lines by itself. Words stay whole.
 * @param longest characters of a line
 */
export function shortLines(words: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
