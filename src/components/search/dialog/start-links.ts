/** A link, as the page has it. */
export type Start = { readonly name: string; readonly href: string };

/** Where to start when nothing is asked yet: the quick links of the menu, which every page has already. */
export function startsOfPage(): Start[] {
  return [...document.querySelectorAll('[data-quick-links] a')].map((link) => ({
    name: link.textContent ?? '',
    href: link.getAttribute('href') ?? '',
  }));
}
