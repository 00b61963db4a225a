/** The cells of a Markdown table, by line; the second line is the delimiter row. */
export const tableCells = (text: string): string[][] =>
  text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
