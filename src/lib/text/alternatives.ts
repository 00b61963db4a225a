/** Joins alternatives: "a", "a or b", "a, b, or c". Not with `Intl`, which a page shouldn't load while it's hydrated. */
export function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  if (others.length < 2) return [...others, last].join(' or ');
  return `${others.join(', ')}, or ${last}`;
}
