/** The most characters of an address that a page repeats. */
const maxLength = 60;

/** Truncates a text from the address for display, without splitting surrogate pairs. */
export function truncate(text: string): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}
