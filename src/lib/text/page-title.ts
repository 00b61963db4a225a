/** What a search result shows of a title: with the brand behind it, fewer than 65 characters. */

/** Characters of a title without the brand. */
export const longestTitle = 51;

/** "R03: No account"; of a code whose words do not fit, the code alone. */
export function titleOfCode({ code, title }: { readonly code: string; readonly title: string }): string {
  const whole = `${code}: ${title}`;
  return whole.length > longestTitle ? code : whole;
}
