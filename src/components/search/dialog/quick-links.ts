/** A link shown for an empty query. */
export type QuickLink = { readonly name: string; readonly href: string };

/** The quick links of the header's menu, which every page contains. */
export function quickLinksOfPage(): QuickLink[] {
  return [...document.querySelectorAll('[data-quick-links] a')].map((link) => ({
    name: link.textContent ?? '',
    href: link.getAttribute('href') ?? '',
  }));
}
