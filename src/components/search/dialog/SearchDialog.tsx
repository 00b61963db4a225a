import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announcementOf } from '../../../lib/search/announcement';
import { keepSearch } from '../../../lib/search/recent-searches';
import { Icon } from '../../icon/Icon';
import { visuallyHidden } from '../../visually-hidden';
import { searchName } from '../SearchControl';
import * as styles from './dialog-styles';
import { onDialogKey } from './keys';
import { Failed, Loading, NoResults, QuickLinks, Slow } from './Messages';
import { RecentSearches } from './RecentSearches';
import { Results } from './Results';
import { useEnter } from './use-enter';
import { type SearchState, useSearch, type Waiting } from './use-search';

/** What screen readers announce after a change. */
function announced(state: SearchState, waiting: Waiting): string {
  if (waiting === 'slow') return 'The search index is taking a long time to load.';
  if (waiting === 'loading') return 'Searching…';
  if (state.kind === 'failed') return 'The search index couldn’t be loaded.';
  return state.kind === 'found' ? announcementOf(state.groups, state.total, state.query) : '';
}

type BodyProps = {
  state: SearchState;
  waiting: Waiting;
  tryAgain: () => void;
  search: (query: string) => void;
};

function Body({ state, waiting, tryAgain, search }: BodyProps) {
  if (waiting === 'slow') return <Slow tryAgain={tryAgain} />;
  // The last results stay while new ones are loading.
  if (state.kind === 'found' && state.groups.length > 0)
    return <Results groups={state.groups} query={state.query} />;
  if (waiting === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failed tryAgain={tryAgain} />;
  if (state.kind === 'found') return <NoResults query={state.query} near={state.near} />;
  return (
    <>
      <RecentSearches search={search} />
      <QuickLinks />
    </>
  );
}

const followsResult = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('[data-results] a') !== null;

/**
 * Follows a link, and closes the dialog unless the link opens in another tab. A click on the backdrop closes it too.
 * @param pressed where the pointer was pressed: text may be selected from the field to the backdrop
 */
function onPress(
  event: MouseEvent<HTMLDialogElement>,
  { typed, pressed }: { typed: string; pressed: EventTarget | null },
): void {
  const { target, currentTarget: dialog } = event;
  const followed = followsResult(event);
  if (followed) keepSearch(typed);
  if (followed || (target === dialog && pressed === dialog)) dialog.close();
}

/** A ref of where the pointer was pressed last within an element. Not a React event handler: React gets no presses during hydration. */
function usePressed(element: RefObject<Element>): RefObject<EventTarget> {
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const { current } = element;
    const remember = ({ target }: Event): void => {
      pressed.current = target;
    };
    current?.addEventListener('pointerdown', remember);
    return () => current?.removeEventListener('pointerdown', remember);
  }, [element]);
  return pressed;
}

type SearchDialogProps = {
  dialog: RefObject<HTMLDialogElement>;
  /** Text typed while the code was loading. */
  initialQuery: string;
};

/**
 * The search dialog: a field with results below it, by kind. Results are plain links instead of options of a combobox: focus
 * moves to them, which screen readers on phones follow too, and they can be opened in another tab. The dialog stays mounted,
 * so the query is kept while the visitor navigates.
 */
export function SearchDialog({ dialog, initialQuery }: SearchDialogProps) {
  const [typed, type] = useState(initialQuery);
  const { state, waiting, settled, retry } = useSearch(typed);
  const { onEnter, cancel } = useEnter(dialog, typed, { state, settled });
  const search = (query: string) => {
    type(query);
    dialog.current?.querySelector('input')?.focus();
  };
  const pressed = usePressed(dialog);
  // A new query starts with its best results, wherever the visitor had scrolled.
  const results = useRef<HTMLDivElement>(null);
  const shown = state.kind === 'found' ? state.query : '';
  const lastShown = useRef(shown);
  useLayoutEffect(() => {
    if (results.current && shown !== lastShown.current) results.current.scrollTop = 0;
    lastShown.current = shown;
  }, [shown]);
  // The focused link or button may have been removed with the last results.
  useEffect(() => {
    const { current } = dialog;
    if ((state || waiting) && current?.open && !current.contains(document.activeElement))
      current.querySelector('input')?.focus();
  }, [state, waiting, dialog]);
  return (
    <dialog
      ref={dialog}
      css={styles.dialog}
      aria-label={searchName}
      onKeyDown={(event) => onDialogKey(event, onEnter)}
      onClick={(event) => onPress(event, { typed, pressed: pressed.current })}
      onClose={cancel}
    >
      <div css={styles.panel}>
        <div css={styles.bar}>
          <Icon name="search" />
          <input
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={searchName}
            aria-label={searchName}
            css={styles.field}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <button type="button" css={styles.close} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <p role="status" css={visuallyHidden}>
          {announced(state, waiting)}
        </p>
        <div ref={results} css={styles.body} data-results>
          <Body state={state} waiting={waiting} tryAgain={retry} search={search} />
        </div>
        <p css={styles.hints} aria-hidden="true">
          <span>↑ ↓ move</span>
          <span>Enter opens</span>
          <span>Esc closes</span>
        </p>
      </div>
    </dialog>
  );
}
