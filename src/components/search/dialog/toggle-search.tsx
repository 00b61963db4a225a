import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { openIndex } from './pagefind';
import { SearchDialog } from './SearchDialog';

const dialog = createRef<HTMLDialogElement>();

/** Draws the dialog, closed, once. It is no part of the page, so it and what is typed in it outlast a change of pages. */
function draw(typed: string): void {
  const place = document.body.appendChild(document.createElement('div'));
  // The page behind it has changed.
  addEventListener('popstate', () => dialog.current?.close());
  flushSync(() => createRoot(place).render(<SearchDialog dialog={dialog} before={typed} />));
}

/**
 * Opens the dialog, or closes it where it is open.
 * @param typed while its code was on its way
 */
export function toggleSearch(typed: string): void {
  if (!dialog.current) draw(typed);
  if (dialog.current?.open) {
    dialog.current.close();
    return;
  }
  dialog.current?.showModal();
  const field = dialog.current?.querySelector('input');
  // What was typed the last time gives way to what is typed next; what was typed just now goes on.
  if (typed) field?.setSelectionRange(typed.length, typed.length);
  else field?.select();
  // Where this fails, the first search says so.
  openIndex().catch(() => {});
}
