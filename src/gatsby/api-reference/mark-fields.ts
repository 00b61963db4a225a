/** Marks fields in highlighted JSON. Pure. */

/** Where a top-level field starts: its name has no color, so no element is around it. */
const fieldStart = /(?<=\n {2})(?=")/;

/** What follows a field: the indentation of the next, or the end of the object. */
const rest = /(?:,?\s*|\}<\/code><\/pre>)$/;

/** The JSON with top-level fields in `<mark>`. */
export function markFields(html: string, names: readonly string[]): string {
  return html
    .split(fieldStart)
    .map((part) => {
      if (!names.some((name) => part.startsWith(`"${name}":`))) return part;
      const [after = ''] = rest.exec(part) ?? [];
      return `<mark>${part.slice(0, part.length - after.length)}</mark>${after}`;
    })
    .join('');
}
