import { searchRequestEvent } from '../../lib/search/search-request';

const { dataset } = document.documentElement;

/** Opens or closes the dialog. If its code can't be loaded, the inline script goes to the search page. */
async function answer(): Promise<void> {
  const { toggleSearch } = await import('./dialog/toggle-search');
  const typed = dataset[searchRequestEvent];
  if (typed === undefined) return;
  delete dataset[searchRequestEvent];
  toggleSearch(typed);
}

const tryToAnswer = (): void => void answer().catch(() => {});

/** Handles requests for search, including one made before hydration. Loads the dialog on the first request. */
export function answerSearchRequests(): void {
  addEventListener(searchRequestEvent, tryToAnswer);
  if (searchRequestEvent in dataset) tryToAnswer();
}
