/** Characters of an address that a page repeats. */
const most = 60;

/** The beginning of what an address says, short enough to be shown. Pairs of surrogates are never cut apart. */
export function truncate(words: string): string {
  const characters = [...words];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : words;
}
