import { searchRequestEvent } from '../../lib/search/search-request';

const { dataset } = document.documentElement;

/** Opens or closes the dialog. Where its code cannot be had, the inline script leads to the index of the site. */
async function answer(): Promise<void> {
  const { toggleSearch } = await import('./dialog/toggle-search');
  const typed = dataset[searchRequestEvent];
  if (typed === undefined) return;
  delete dataset[searchRequestEvent];
  toggleSearch(typed);
}

const tryToAnswer = (): void => void answer().catch(() => {});

/** Answers who asks for search, and who asked before the scripts came. Nothing of the dialog is loaded until then. */
export function answerSearchRequests(): void {
  addEventListener(searchRequestEvent, tryToAnswer);
  if (searchRequestEvent in dataset) tryToAnswer();
}
