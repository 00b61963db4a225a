/** Titles that search engines show in full: with the brand added, fewer than 65 characters. */

/** The most characters of a title without the brand. */
export const longestTitle = 51;

/** "R03: No account"; only the code if the title is too long. */
export function titleOfCode({ code, title }: { readonly code: string; readonly title: string }): string {
  const whole = `${code}: ${title}`;
  return whole.length > longestTitle ? code : whole;
}
