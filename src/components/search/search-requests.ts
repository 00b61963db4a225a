import { searchRequestEvent } from '../../lib/search/search-request';

const { dataset } = document.documentElement;

/** Opens or closes the dialog. If its code can't be loaded, the inline script goes to the search page. */
async function toggleDialog(): Promise<void> {
  const { toggleSearch } = await import('./dialog/toggle-search');
  const typed = dataset[searchRequestEvent];
  if (typed === undefined) return;
  delete dataset[searchRequestEvent];
  toggleSearch(typed);
}

const tryToToggle = (): void => void toggleDialog().catch(() => {});

/** Handles requests for search, including one made before hydration. Loads the dialog on the first request. */
export function handleSearchRequests(): void {
  addEventListener(searchRequestEvent, tryToToggle);
  if (searchRequestEvent in dataset) tryToToggle();
}
