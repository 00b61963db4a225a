import { currentEntry, shownEntry } from './entries';
import { loadPage, type PageResources, readyPage } from './pages';
import { recover } from './recover';
import { isCurrent, latestRequest } from './request-order';
import { clearStatus, showLoading } from './status';

/** For a page that is replaced by another document, or whose address the visitor has left. */
const never = new Promise<never>(() => {});

/** Goes to the history entry of the page on the screen, after the address has changed to another. */
function returnToShown(): Promise<void> {
  const steps = shownEntry().index - currentEntry().index;
  if (steps === 0) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.go(steps);
  });
}

/**
 * Loads the page of an address reached by Back or Forward, when the address has changed already. Never rejects: if the page
 * can't be loaded, the promise stays pending and the failure is handled here.
 */
export async function loadForHistory(address: string): Promise<PageResources> {
  const ready = readyPage(address);
  if (ready) return ready;
  const turn = latestRequest();
  const wanted = currentEntry();
  const inFull = () =>
    recover({
      address,
      load: () => window.location.reload(),
      undo: returnToShown,
      retry: () => window.history.go(wanted.index - shownEntry().index),
    });
  showLoading(inFull);
  try {
    const page = await loadPage(address);
    if (!isCurrent(turn)) return never;
    clearStatus();
    return page;
  } catch {
    if (isCurrent(turn)) inFull();
    return never;
  }
}
