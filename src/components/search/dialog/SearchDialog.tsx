import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { followLink } from '../../../lib/follow-link';
import { announcementOf } from '../../../lib/search/announcement';
import { Icon } from '../../icon/Icon';
import { visuallyHidden } from '../../visually-hidden';
import { searchName } from '../SearchControl';
import * as styles from './dialog-styles';
import { onDialogKey } from './keys';
import { Failed, Nothing, Starts } from './Messages';
import { Results } from './Results';
import { type SearchState, useSearch } from './use-search';

/** What a screen reader is told when something else is shown. */
function told(state: SearchState): string {
  if (state.kind === 'failed') return 'Search could not be loaded.';
  return state.kind === 'answered' ? announcementOf(state.groups, state.total, state.query) : '';
}

function Body({ state, tryAgain }: { state: SearchState; tryAgain: () => void }) {
  if (state.kind === 'failed') return <Failed tryAgain={tryAgain} />;
  if (state.kind === 'nothing asked') return <Starts />;
  if (state.groups.length === 0) return <Nothing query={state.query} />;
  return <Results groups={state.groups} query={state.query} />;
}

/** Goes where a link leads, and closes the dialog unless the link opens elsewhere. A press beside the panel closes it too. */
function onPress(event: MouseEvent<HTMLDialogElement>): void {
  followLink(event);
  if (event.defaultPrevented || event.target === event.currentTarget) event.currentTarget.close();
}

type SearchDialogProps = {
  dialog: RefObject<HTMLDialogElement>;
  /** Typed before it was there. */
  before: string;
};

/**
 * Search: a field, and below it what it finds, by kind. The links are plain links below the field and not options of a
 * combobox: the focus is where the visitor is, which phones' screen readers follow as well, and the links can be opened in
 * another tab. What is typed stays while the page lives, since the dialog stays.
 */
export function SearchDialog({ dialog, before }: SearchDialogProps) {
  const [typed, type] = useState(before);
  const { state, again } = useSearch(typed);
  // A link that had the focus may be gone with the results that it was in.
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
      onKeyDown={onDialogKey}
      onClick={onPress}
    >
      <div css={styles.panel}>
        <div css={styles.bar}>
          <Icon name="search" size={18} />
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
          {told(state)}
        </p>
        <div css={styles.body} data-results>
          <Body state={state} tryAgain={again} />
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
