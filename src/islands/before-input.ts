/**
 * Work that waits for frames, but is finished at once when the visitor acts: a link within the page or a key may need what isn't
 * there yet, and printing needs the whole page.
 */
const unfinished = new Set<() => void>();

/** That includes work added along the way. */
function finishAll(): void {
  for (const finish of unfinished) {
    unfinished.delete(finish);
    finish();
  }
}

/** Not at other clicks, where the page needn't move. Not at a press: what's pressed would move, and the click would miss it. */
function onClick({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) finishAll();
}

/**
 * Calls a function once, before the visitor follows a link within the page or presses a key, or before printing.
 * @param finish does at once what's left to do
 * @returns a function to call when nothing is left
 */
export function finishBeforeInput(finish: () => void): () => void {
  // Adding the same listener again does nothing.
  const options = { capture: true, passive: true };
  window.addEventListener('click', onClick, options);
  window.addEventListener('keydown', finishAll, options);
  window.addEventListener('beforeprint', finishAll, options);
  unfinished.add(finish);
  return () => {
    unfinished.delete(finish);
  };
}
