/** What's open in the desktop navigation, as a pure reducer, so that every way to open and close is in one place. */
import type { MenuId } from '../menu-data';

/**
 * `open` is the menu shown. `pinned` means that it was opened by click or key, not by hover, so that a click on the same
 * trigger closes it. `slides` means that the panel moved from another menu.
 */
export type MenuState = { open: MenuId | undefined; pinned: boolean; slides: boolean };

export type MenuAction =
  | { type: 'hover'; menu: MenuId }
  /** The pointer is on another trigger. Opens nothing if everything was closed meanwhile, by Escape for example. */
  | { type: 'move'; menu: MenuId }
  | { type: 'press'; menu: MenuId; byKey: boolean }
  | { type: 'show'; menu: MenuId }
  | { type: 'close' };

export const closed: MenuState = { open: undefined, pinned: false, slides: false };

const shown = (state: MenuState, menu: MenuId, pinned: boolean): MenuState => ({
  open: menu,
  pinned,
  slides: state.open !== undefined && state.open !== menu ? true : state.open === menu && state.slides,
});

/** A press closes what a press has opened; a click on what hover has opened keeps it open. */
function pressed(state: MenuState, menu: MenuId, byKey: boolean): MenuState {
  const closes = state.open === menu && (state.pinned || byKey);
  return closes ? closed : shown(state, menu, true);
}

/** The state after an action. */
export function menuReducer(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'hover':
      return state.open === action.menu ? state : shown(state, action.menu, false);
    case 'move':
      return state.open === undefined ? state : shown(state, action.menu, false);
    case 'press':
      return pressed(state, action.menu, action.byKey);
    case 'show':
      return shown(state, action.menu, true);
    case 'close':
      return closed;
  }
}
