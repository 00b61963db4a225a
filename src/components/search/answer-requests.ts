import { searchAsked } from '../../lib/search/asked';

const { dataset } = document.documentElement;

/** Opens or closes the dialog. Where its code cannot be had, the inline script leads to the index of the site. */
async function answer(): Promise<void> {
  const { toggleSearch } = await import('./dialog/toggle-search');
  const typed = dataset[searchAsked];
  if (typed === undefined) return;
  delete dataset[searchAsked];
  toggleSearch(typed);
}

const tryToAnswer = (): void => void answer().catch(() => {});

/** Answers who asks for search, and who asked before the scripts came. Nothing of the dialog is loaded until then. */
export function answerSearchRequests(): void {
  addEventListener(searchAsked, tryToAnswer);
  if (searchAsked in dataset) tryToAnswer();
}
