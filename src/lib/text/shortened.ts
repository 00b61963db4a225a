/** The most characters of an address that a page repeats. */
const most = 60;

/** Truncates a text from the address for display, without splitting surrogate pairs. */
export function truncate(words: string): string {
  const characters = [...words];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : words;
}
