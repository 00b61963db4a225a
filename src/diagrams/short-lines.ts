/**
 * Wraps text for SVG, which doesn't break lines. Words stay whole.
 * @param longest characters per line
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
