import { distance } from 'fastest-levenshtein';

/** The longest list of choices in a message. */
const mostChoices = 10;

/** The name that was probably meant; undefined if none is similar. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.ceil(name.length / 3)) + 1;
  for (const one of known) {
    if (Math.abs(one.length - name.length) >= least) continue;
    const away = distance(one.toLowerCase(), name.toLowerCase());
    if (away < least) [best, least] = [one, away];
  }
  return best;
}

/** What to write instead of an unknown name: 'did you mean "fees"?', or the choices if there are few. */
export function suggestion(name: string, known: Iterable<string>, otherwise = 'write a known one'): string {
  const meant = nearest(name, known);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  const all = [...known];
  return all.length > 0 && all.length <= mostChoices ? `write one of: ${all.join(', ')}` : otherwise;
}
