/**
 * Work on a page that waits for frames, but not longer than until the visitor acts: a press or a key may be for what isn't there yet,
 * and all of a page is printed.
 */
const unfinished = new Set<() => void>();

/** What's added meanwhile is finished too. */
function finishAll(): void {
  for (const finish of unfinished) {
    unfinished.delete(finish);
    finish();
  }
}

let watching = false;
function watchVisitor(): void {
  if (watching) return;
  watching = true;
  // A screen reader may click without a press.
  for (const type of ['pointerdown', 'keydown', 'click', 'beforeprint'])
    window.addEventListener(type, finishAll, { capture: true, passive: true });
}

/**
 * Calls a function once, before the visitor's next press or key, or before printing.
 * @param finish does at once what's left to do
 * @returns a function to call when nothing is left
 */
export function finishBeforeInput(finish: () => void): () => void {
  watchVisitor();
  unfinished.add(finish);
  return () => {
    unfinished.delete(finish);
  };
}
