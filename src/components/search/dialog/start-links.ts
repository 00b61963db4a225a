/** A link shown for an empty query. */
export type Start = { readonly name: string; readonly href: string };

/** The quick links of the header's menu, which every page contains. */
export function startsOfPage(): Start[] {
  return [...document.querySelectorAll('[data-quick-links] a')].map((link) => ({
    name: link.textContent ?? '',
    href: link.getAttribute('href') ?? '',
  }));
}
