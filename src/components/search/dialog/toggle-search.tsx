import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { prepareSearch } from './pagefind';
import { SearchDialog } from './SearchDialog';

const dialog = createRef<HTMLDialogElement>();

/** Renders the dialog once, closed. */
function draw(typed: string): void {
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(place).render(<SearchDialog dialog={dialog} initialQuery={typed} />));
}

/**
 * Opens the dialog, or closes it if it's open.
 * @param typed text typed while the code was loading
 */
export function toggleSearch(typed: string): void {
  if (!dialog.current) draw(typed);
  if (dialog.current?.open) {
    dialog.current.close();
    return;
  }
  dialog.current?.showModal();
  const field = dialog.current?.querySelector('input');
  // An old query is selected, so that typing replaces it; text typed while the code was loading is continued.
  if (typed) field?.setSelectionRange(typed.length, typed.length);
  else field?.select();
  prepareSearch();
}
