/** Links to the element that they're in, such as a field: they put its fragment in the address, and its address is copied. */
import { copyText } from '../code/clipboard';

/** The link to its own element that an event is about, if it is about one. */
function selfLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  return link && link.closest('[id]')?.id === link.getAttribute('href')?.slice(1) ? link : null;
}

/**
 * Copies the full address of each such link that is followed, and reports the result. Modifier keys are left to the browser.
 * @param report gets a sentence for the visitor
 * @returns a function that ends it
 */
export function copySelfLinks(report: (words: string) => void): () => void {
  const copy = async (event: MouseEvent) => {
    const link = selfLinkOf(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const label = await copyText(link.href);
    report(label === 'Copied' ? 'Link copied' : 'The link is in the address bar');
  };
  document.addEventListener('click', copy);
  return () => document.removeEventListener('click', copy);
}
