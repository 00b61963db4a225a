import { css, keyframes } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { visuallyHidden } from '../components/visually-hidden';
import { nightBoard } from '../theme/night-board';
import { color, media, radius, shadow, size, space, text } from '../theme/tokens';
import { clearStatus, type Notice, statusStore } from './status';

const advance = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });

const line = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 40,
  height: space(0.75),
  backgroundColor: color.focus,
  transformOrigin: 'left',
  transform: 'scaleX(0.9)',
  [media.motion]: { animation: `${advance} 10s cubic-bezier(0.1, 0.8, 0.2, 1) both` },
  [media.forcedColors]: { backgroundColor: 'Highlight' },
  [media.print]: { display: 'none' },
});

const notice = css({
  position: 'fixed',
  insetInline: space(4),
  bottom: space(4),
  zIndex: 40,
  display: 'flex',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  width: 'fit-content',
  maxWidth: size.article,
  marginInline: 'auto',
  padding: `${space(1)} ${space(2)} ${space(1)} ${space(5)}`,
  borderRadius: radius.card,
  ...nightBoard,
  boxShadow: shadow.menu,
  ...text.caption,
  [media.print]: { display: 'none' },
});

const words = css({ flex: 1, margin: 0, paddingBlock: space(2) });

const control = css({
  minHeight: size.target,
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: text.nav.fontWeight,
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:focus-visible': { outlineColor: color.focusNight },
});
const dismiss = css({ minWidth: size.target, textDecoration: 'none' });

const messages: Record<Notice['kind'], { text: string; retry: string }> = {
  slow: { text: 'This page is taking a long time to load.', retry: 'Load the whole page' },
  offline: {
    text: 'You’re offline. The page will open when the connection is back.',
    retry: 'Retry',
  },
  unreachable: { text: 'The page can’t be reached right now.', retry: 'Retry' },
};

/** Closes the notice. The focus moves from its button to the page, as after a navigation. */
function onDismiss(): void {
  clearStatus();
  document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
}

/** A progress line at the top of the window during a slow navigation, and a notice if it's very slow or has failed. */
export function NavigationStatus() {
  const { loading, notice: shown } = useSyncExternalStore(
    statusStore.subscribe,
    statusStore.getSnapshot,
    statusStore.getServerSnapshot,
  );
  return (
    <>
      {loading ? <div css={line} data-progress /> : null}
      <div css={shown ? notice : visuallyHidden} data-notice={shown?.kind}>
        <p role="status" css={words}>
          {shown ? messages[shown.kind].text : loading ? 'Loading the page…' : ''}
        </p>
        {shown ? (
          <>
            <button type="button" css={control} onClick={shown.retry}>
              {messages[shown.kind].retry}
            </button>
            <button type="button" css={[control, dismiss]} aria-label="Dismiss" onClick={onDismiss}>
              ✕
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}
