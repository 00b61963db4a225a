/** The template of a page, before its data says so. The build sets the hints (src/gatsby/data/template-hints.ts). */
declare const TEMPLATE_HINTS: Readonly<Record<string, string>>;

const known = typeof TEMPLATE_HINTS === 'undefined' ? {} : TEMPLATE_HINTS;

/**
 * The name of the chunk of a page's template, if its path shows it. A hint: the page may have another.
 * @param hints the name of the template by path, in which "*" is a segment with any text
 */
export function hintedTemplate(path: string, hints = known): string | undefined {
  const parent = path.replace(/[^/]+$/, '*');
  const name = hints[path] ?? hints[parent] ?? hints[parent.replace(/[^/]+\/\*$/, '*/*')];
  return name && `component---src-templates-${name}-tsx`;
}
