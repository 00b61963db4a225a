/** Opens every folded part around an element, and scrolls to it if any was closed: not every browser does both. */
export function reveal(element: Element): void {
  let closed = false;
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null) {
    closed ||= !part.open;
    part.open = true;
  }
  if (closed) element.scrollIntoView();
}
