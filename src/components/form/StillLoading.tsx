import { css } from '@emotion/react';
import { text } from '../../theme/tokens';
import { formState, markLive } from './form-state';

/** Props of the element around a form and its result, which are its first and its second child. */
export const formProps = { [formState]: 'built', ref: markLive };

/**
 * Styles of that element. Until the form is hydrated, its result doesn't belong to what the visitor has entered: it's hidden, but keeps its
 * room, and the message is in its place.
 */
export const formStyles = css({
  '& > :nth-child(n + 2)': { gridArea: '2 / 1' },
  [`&[${formState}="stale"] > :nth-child(2)`]: { visibility: 'hidden' },
});

const message = css({
  display: 'none',
  ...text.h3,
  [`[${formState}="stale"] > &&`]: { display: 'block' },
});

/** Takes the place of the result of a form that the visitor has used before it was hydrated: its code is on its way, or can't be loaded. */
export function StillLoading() {
  return (
    <p css={message} role="status">
      This form is still loading. If it doesn’t respond soon, reload the page.
    </p>
  );
}
