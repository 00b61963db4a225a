import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepSearch } from '../../../lib/search/recent-searches';
import { Icon } from '../../icon/Icon';
import { visuallyHidden } from '../../visually-hidden';
import { searchName } from '../SearchControl';
import * as styles from './dialog-styles';
import { followFirst, type Modifiers, onDialogKey } from './keys';
import { Failed, Loading, NoResults, QuickLinks, Slow, Unsupported } from './Messages';
import { RecentSearches } from './RecentSearches';
import { Results } from './Results';
import { type SearchState, useSearch } from './use-search';

/** What screen readers announce for each state without results. */
const announcements = {
  empty: '',
  loading: 'Searching…',
  slow: 'The search index is taking a long time to load.',
  failed: 'The search index couldn’t be loaded.',
  unsupported: 'Search needs WebAssembly, which is turned off in this browser.',
} as const;

/** What screen readers announce: how many pages, and how many of each kind. */
function announced(state: SearchState): string {
  if (state.kind !== 'found') return announcements[state.kind];
  const { groups, total, query } = state;
  if (groups.length === 0) return `No results for ${query}.`;
  const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const parts = groups.map(({ name, hits }) => `${hits.length} in ${name}`).join(', ');
  const pages = `${total} page${total === 1 ? '' : 's'}`;
  return `${total > shown ? `The best ${shown} of ${pages}` : pages}: ${parts}.`;
}

type BodyProps = { state: SearchState; tryAgain: () => void; search: (query: string) => void };

function Body({ state, tryAgain, search }: BodyProps) {
  if (state.kind === 'found')
    return state.groups.length > 0 ? <Results groups={state.groups} /> : <NoResults query={state.query} />;
  if (state.kind === 'slow') return <Slow tryAgain={tryAgain} />;
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failed tryAgain={tryAgain} />;
  if (state.kind === 'unsupported') return <Unsupported />;
  return (
    <>
      <RecentSearches search={search} />
      <QuickLinks />
    </>
  );
}

/**
 * Enter in the field: follows the first link that belongs to what's typed, as soon as it's shown. Typing and closing the dialog
 * cancel that. With a modifier key it opens in another tab, as it does from a focused link.
 */
function useEnter(dialog: RefObject<HTMLDialogElement>, query: string, state: SearchState) {
  const pending = useRef<Modifiers>();
  const cancel = () => {
    pending.current = undefined;
  };
  const isShown = state.kind === 'found' ? state.query === query : state.kind !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query cancels
  useEffect(cancel, [query]);
  useEffect(() => {
    const modifiers = pending.current;
    if (!modifiers || state.kind !== 'found' || state.query !== query) return;
    pending.current = undefined;
    followFirst(dialog.current, modifiers);
  }, [state, query, dialog]);
  const onEnter = (modifiers: Modifiers) => {
    if (isShown && (state.kind !== 'empty' || query === '')) followFirst(dialog.current, modifiers);
    else pending.current = modifiers;
  };
  return { onEnter, cancel };
}

type SearchDialogProps = {
  dialog: RefObject<HTMLDialogElement>;
  /** Text typed while the code was loading. */
  initialQuery: string;
};

/**
 * The search dialog: a field with results below it, by kind. Results are plain links instead of options of a combobox: focus
 * moves to them, which screen readers on phones follow too, and they can be opened in another tab. The dialog
 * stays mounted, so the query is kept when it's closed.
 */
export function SearchDialog({ dialog, initialQuery }: SearchDialogProps) {
  const [typed, type] = useState(initialQuery);
  const query = typed.trim();
  const { state, retry } = useSearch(query);
  const { onEnter, cancel } = useEnter(dialog, query, state);
  const search = (recent: string) => {
    type(recent);
    dialog.current?.querySelector('input')?.focus();
  };
  // Text may be selected from the field to the backdrop, which is no click there.
  const pressed = useRef<EventTarget>();
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    const follows = target instanceof Element && target.closest('[data-results] a') !== null;
    if (follows) keepSearch(typed);
    if ((follows && !elsewhere) || (target === currentTarget && pressed.current === currentTarget))
      currentTarget.close();
  };
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
    if (state && current?.open && !current.contains(document.activeElement))
      current.querySelector('input')?.focus();
  }, [state, dialog]);
  return (
    <dialog
      ref={dialog}
      css={styles.dialog}
      aria-label={searchName}
      onKeyDown={(event) => onDialogKey(event, onEnter)}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={onClick}
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
          {announced(state)}
        </p>
        <div ref={results} css={styles.body} data-results>
          <Body state={state} tryAgain={retry} search={search} />
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
