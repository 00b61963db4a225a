import { css } from '@emotion/react';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../lib/loading/after-frame';
import { startsAtTop } from '../lib/routing/starts-at-top';
import { finishBeforeInput } from './before-input';

/** The height of the screen, so that nothing below it comes into view. */
const room = css({ minHeight: '100vh' });

/**
 * Renders what is below the fold. On a page that a visitor reached by a link to its top, it follows after the first paint, in
 * slices between which the browser is free, or earlier if the visitor needs it (before-input.ts); otherwise it's there at once.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  const [waiting, setWaiting] = useState(startsAtTop);
  useEffect(() => {
    if (waiting) afterFrame(() => startTransition(() => setWaiting(false)));
  }, [waiting]);
  // A layout effect: a key may come before React runs other effects.
  useLayoutEffect(
    () => (waiting ? finishBeforeInput(() => flushSync(() => setWaiting(false))) : undefined),
    [waiting],
  );
  return waiting ? <div css={room} /> : children;
}
