import { nextState } from './entries';
import { loadPage } from './pages';
import { recover } from './recover';
import { isCurrent, startRequest } from './request-order';
import { saveShownPosition } from './scroll';
import { clearStatus, showLoading } from './status';

export type NavigateOptions = { readonly replace?: boolean; readonly state?: object };
/** Gatsby's function: changes the address and shows the page, once everything is loaded. A number is a step in the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

const nothing = async (): Promise<void> => {};

/**
 * Navigates to a page of this site. The current page stays until everything that the next one needs is loaded; of several
 * requests, the last wins.
 * @param show Gatsby's function
 * @param to an address that begins with a slash
 */
export async function goTo(show: Navigate, to: string, options: NavigateOptions = {}): Promise<void> {
  const { replace = false } = options;
  const turn = startRequest();
  const inFull = () =>
    recover({
      address: to,
      load: () => (replace ? window.location.replace(to) : window.location.assign(to)),
      undo: nothing,
      retry: () => goTo(show, to, options),
    });
  showLoading(inFull);
  try {
    await loadPage(to);
  } catch {
    return isCurrent(turn) ? inFull() : undefined;
  }
  if (!isCurrent(turn)) return;
  clearStatus();
  saveShownPosition();
  show(to, { ...options, state: { ...options.state, ...nextState(replace) } });
}
